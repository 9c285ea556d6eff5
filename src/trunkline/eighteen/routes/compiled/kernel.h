/* Best routes, compiled: what search.py, packing.py and best.py do, in the same order. */

#ifndef TRUNKLINE_KERNEL_H
#define TRUNKLINE_KERNEL_H

#include <stdint.h>

typedef int64_t i64;
typedef uint64_t u64;
typedef uint8_t u8;

/* problem.py: stops, the links from each of them in the order of their numbers, and homes. */
typedef struct {
    int stops, stations, words, homes;
    const int *station;    /* of each stop */
    const u8 *ends;        /* whether a route that comes to a stop must end there */
    const int *first_step; /* the first link of each stop, and after the last stop their number */
    const int *target;     /* of each link: the stop at its other end, … */
    const int *crossings;  /* … how many sides of hexes it crosses, … */
    const u64 *track;      /* … and its stretches, so many words each */
    const int *home;
    const u64 *shared;     /* the stretches, without the hexes that may be above them */
    const u64 *hexes;      /* of each stop: the bit of its hex, so many words each */
} TlBoard;

/* timetable.py: how one kind of train sees the stops. */
typedef struct {
    int stops, room, hexes, multiplier, needs_own, is_choosy, harmless, groups;
    i64 extra, beside;
    const i64 *value;
    const u8 *role, *real, *may_end, *own, *special;
    const i64 *group_amount; /* bonuses that have to be looked at closely */
    const u8 *group_multiplied, *group_pair, *group_first, *group_second;
    int places; /* keeping.py: how many stops are to be kept; what each is worth; … */
    i64 kept_worth;
    const int *place; /* … and the place in their order of each stop, 0 if it has none */
} TlKind;

typedef struct {
    i64 value;
    int home, first, second; /* the home, and how many links each arm has */
    i64 steps;               /* where its links begin, outwards from the home */
} TlRun;

typedef struct {
    TlRun *runs;
    u64 *tracks;
    int *steps;
    i64 size, room, steps_size, steps_room;
} TlRuns;

typedef int (*Interrupted)(void);

/* Asks whether somebody wants an end, but not more often than needed: to ask can take long. */
typedef struct {
    Interrupted asked;
    double last; /* when it was asked last */
    int said;    /* once it was said it stays so */
} TlPatience;

int tl_is_over(TlPatience *patience);

enum { ENDED, TOO_MANY, INTERRUPTED };
enum { ALL, BEST, EVERY };

/* Which runs: all that matter worth the floor, the best one (it comes last), or every one below
 * the ceiling after so many that are passed over; `most` below 0 for any number. */
typedef struct {
    int mode;
    i64 floor, ceiling, skip, most;
} TlWanted;

/* The number of this interface: search and packing of another one are not used. */
int tl_interface(void);

/* Find runs. The answer is how the search ended. */
int tl_search(const TlBoard *board, const TlKind *kind, const u64 *avoided, const TlWanted *wanted,
              Interrupted interrupted, TlRuns *found);
void tl_drop(TlRuns *runs);
/* The most that any run can come to, whatever the track. */
i64 tl_limit(const TlBoard *board, const TlKind *kind);

/* Keep the best run over each track, the most valuable first. */
void tl_distinct(TlRuns *runs, int words);

/* Choose runs: for each kind so many trains, and its runs. `answer` is the value, the bound, and
 * how many runs are `chosen`, each a kind and a number. */
void tl_pack(int kinds, const int *trains, const TlRuns *const *runs, int words,
             Interrupted interrupted, i64 *answer, int *chosen);

#endif
