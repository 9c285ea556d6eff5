/* Search, compiled: step by step what search.py does, in the same order, so that both find
 * the same runs. Read search.py and timetable.py for what it is about. */

#include "kernel.h"

#include <stdlib.h>
#include <string.h>

enum { MUST, MAY, FREE, SKIP };
enum { MOST_STOPS_ON_A_RUN = 512, LOOKS = 4096 };

typedef struct {
    i64 worth;
    int station;
} Standing;

/* One link of a run, and what the part up to it comes to. */
typedef struct {
    int at, on_second, room, crossings, reals, specials;
    i64 fixed, worth;
} Part;

typedef struct {
    const TlBoard *board;
    const TlKind *kind;
    int rising, home, stations_words;
    i64 floor, most;
    Standing *counting, *free_ones;
    int counting_size, free_size;
    u64 *track, *avoided, *seen, *settled;
    u8 *barred;
    int first_size, second_size, first[MOST_STOPS_ON_A_RUN], second[MOST_STOPS_ON_A_RUN];
    TlRuns *found;
    Interrupted interrupted;
    unsigned looked;
    int end; /* how it ended; ENDED as long as it goes on */
} Search;

static void *more(void *old, size_t size) {
    void *found = realloc(old, size ? size : 1);
    if (!found) abort();
    return found;
}

static void *need(size_t count, size_t size) {
    void *found = calloc(count ? count : 1, size ? size : 1);
    if (!found) abort();
    return found;
}

static int has(const u64 *set, int bit) { return set[bit / 64] >> (bit % 64) & 1; }
static void put(u64 *set, int bit) { set[bit / 64] |= (u64)1 << (bit % 64); }
static void take(u64 *set, int bit) { set[bit / 64] &= ~((u64)1 << (bit % 64)); }

/* --- value ------------------------------------------------------------------------------- */

static int by_value_down(const void *left, const void *right) {
    i64 one = *(const i64 *)left, other = *(const i64 *)right;
    return (one < other) - (one > other);
}

static int visited(const Search *s, int *stops) {
    int count = 0;
    stops[count++] = s->home;
    for (int at = 0; at < s->first_size; at++) stops[count++] = s->board->target[s->first[at]];
    for (int at = 0; at < s->second_size; at++) stops[count++] = s->board->target[s->second[at]];
    return count;
}

static i64 bonuses_for(const TlKind *kind, const int *counted, int size) {
    i64 total = 0;
    for (int number = 0; number < kind->groups; number++) {
        const u8 *first = kind->group_first + (size_t)number * kind->stops;
        const u8 *second = kind->group_second + (size_t)number * kind->stops;
        int earned = 0;
        for (int a = 0; a < size && !earned; a++)
            if (first[counted[a]]) {
                if (!kind->group_pair[number]) earned = 1;
                for (int b = 0; b < size && !earned; b++)
                    if (b != a && second[counted[b]]) earned = 1;
            }
        if (earned) total += kind->group_amount[number];
    }
    return total;
}

/* The best choice of the stops that may be counted, with bonuses and an own token among them. */
static i64 careful_value(const Search *s, const Part *part) {
    const TlKind *kind = s->kind;
    int stops[2 * MOST_STOPS_ON_A_RUN + 1], count = visited(s, stops);
    int taken[2 * MOST_STOPS_ON_A_RUN + 1], special[2 * MOST_STOPS_ON_A_RUN + 1];
    int plain[2 * MOST_STOPS_ON_A_RUN + 1], bound = 0, specials = 0, plains = 0, has_own = 0;
    for (int at = 0; at < count; at++) {
        int stop = stops[at], role = kind->role[stop];
        if (role == MUST || role == FREE) {
            taken[bound++] = stop;
            has_own |= kind->own[stop];
        } else if (role == MAY && kind->special[stop]) {
            special[specials++] = stop;
        } else if (role == MAY) { /* the best first, of equal ones the earlier */
            int place = plains++;
            for (; place && kind->value[plain[place - 1]] < kind->value[stop]; place--)
                plain[place] = plain[place - 1];
            plain[place] = stop;
        }
    }
    i64 best = 0;
    for (int choice = 0; choice < 1 << specials; choice++) {
        int size = bound, left = part->room, own = has_own, own_plain = -1;
        i64 value = part->fixed;
        for (int at = 0; at < specials; at++)
            if (choice >> at & 1) {
                taken[size++] = special[at];
                value += kind->value[special[at]];
                own |= kind->own[special[at]];
                left--;
            }
        if (left < 0) continue;
        if (kind->needs_own && !own) {
            for (int at = 0; at < plains && own_plain < 0; at++)
                if (kind->own[plain[at]]) own_plain = at;
            if (own_plain < 0 || !left) continue;
            taken[size++] = plain[own_plain];
            value += kind->value[plain[own_plain]];
            left--;
        }
        for (int at = 0; at < plains && left; at++)
            if (at != own_plain) {
                taken[size++] = plain[at];
                value += kind->value[plain[at]];
                left--;
            }
        if (part->reals + size - bound < 2) continue;
        value = (value + bonuses_for(kind, taken, size)) * kind->multiplier;
        if (value > best) best = value;
    }
    return best;
}

static i64 value_of(const Search *s, const Part *part) {
    const TlKind *kind = s->kind;
    int stops[2 * MOST_STOPS_ON_A_RUN + 1], count = visited(s, stops), options = 0;
    i64 gains[2 * MOST_STOPS_ON_A_RUN + 1], value = part->fixed;
    int other = s->second_size || part->on_second
                    ? s->board->target[s->first[s->first_size - 1]] : s->home;
    if (!kind->may_end[part->at] || !kind->may_end[other]) return 0;
    if (kind->needs_own || part->specials > kind->harmless) return careful_value(s, part);
    for (int at = 0; at < count; at++)
        if (kind->role[stops[at]] == MAY) gains[options++] = kind->value[stops[at]];
    if (options > part->room) {
        qsort(gains, options, sizeof(i64), by_value_down);
        options = part->room;
    }
    if (part->reals + options < 2) return 0;
    for (int at = 0; at < options; at++) value += gains[at];
    return value * kind->multiplier;
}

/* The most that a part can come to: the best stops left, as many as there is room. */
static i64 limit_of(const Search *s, const Part *part) {
    i64 total = part->fixed + s->kind->extra;
    int room = part->room, crossings = part->crossings;
    for (int at = 0; at < s->counting_size && room; at++)
        if (!has(s->settled, s->counting[at].station)) total += s->counting[at].worth, room--;
    for (int at = 0; at < s->free_size && crossings; at++)
        if (!has(s->settled, s->free_ones[at].station)) total += s->free_ones[at].worth, crossings--;
    return total * s->kind->multiplier;
}

/* --- growing ----------------------------------------------------------------------------- */

static void note(Search *s, i64 worth) {
    TlRuns *found = s->found;
    int words = s->board->words, steps = s->first_size + s->second_size;
    if (s->most >= 0 && found->size >= s->most) {
        s->end = TOO_MANY;
        return;
    }
    if (s->rising) found->size = 0, found->steps_size = 0;
    if (found->size == found->room) {
        found->room = found->room ? 2 * found->room : 64;
        found->runs = more(found->runs, found->room * sizeof(TlRun));
        found->tracks = more(found->tracks, (size_t)found->room * words * sizeof(u64));
    }
    if (found->steps_size + steps > found->steps_room) {
        found->steps_room = 2 * (found->steps_size + steps);
        found->steps = more(found->steps, found->steps_room * sizeof(int));
    }
    u64 *track = found->tracks + (size_t)found->size * words;
    for (int w = 0; w < words; w++) track[w] = s->track[w] & ~s->avoided[w];
    found->runs[found->size++] =
        (TlRun){worth, s->home, s->first_size, s->second_size, found->steps_size};
    memcpy(found->steps + found->steps_size, s->first, s->first_size * sizeof(int));
    found->steps_size += s->first_size;
    memcpy(found->steps + found->steps_size, s->second, s->second_size * sizeof(int));
    found->steps_size += s->second_size;
    if (s->rising) s->floor = worth + 1;
}

static void grow(Search *s, const Part *part) {
    const TlBoard *board = s->board;
    const TlKind *kind = s->kind;
    int words = board->words;
    if (!(++s->looked % LOOKS) && s->interrupted()) {
        s->end = INTERRUPTED;
        return;
    }
    for (int step = board->first_step[part->at]; step < board->first_step[part->at + 1]; step++) {
        int target = board->target[step], station = board->station[target];
        const u64 *track = board->track + (size_t)step * words;
        int taken = has(s->seen, station) || s->barred[target];
        for (int w = 0; w < words && !taken; w++) taken = (track[w] & s->track[w]) != 0;
        if (taken || (part->on_second && !s->second_size && step < s->first[0])) continue;
        Part grown = *part;
        grown.at = target;
        grown.specials += kind->special[target];
        if (kind->hexes >= 0 && (grown.crossings -= board->crossings[step]) < 0) continue;
        int role = kind->role[target], settles = role != MAY;
        if (role == MUST && !grown.room--) continue;
        if (role == MUST || role == FREE) {
            grown.fixed += kind->value[target];
            grown.reals += kind->real[target];
        }
        if (settles) put(s->settled, station);
        if (limit_of(s, &grown) >= s->floor) {
            put(s->seen, station);
            for (int w = 0; w < words; w++) s->track[w] |= track[w];
            if (part->on_second) s->second[s->second_size++] = step;
            else s->first[s->first_size++] = step;
            i64 value = value_of(s, &grown);
            if (value > grown.worth) {
                grown.worth = value;
                if (value >= s->floor) note(s, value);
            }
            if (!board->ends[target] && s->end == ENDED) grow(s, &grown);
            if (!part->on_second && !board->ends[s->home] && s->end == ENDED) {
                Part back = grown;
                back.at = s->home, back.on_second = 1;
                grow(s, &back);
            }
            if (part->on_second) s->second_size--;
            else s->first_size--;
            for (int w = 0; w < words; w++) s->track[w] &= ~track[w];
            take(s->seen, station);
        }
        if (settles) take(s->settled, station);
        if (s->end != ENDED) return;
    }
}

static int by_worth_down(const void *left, const void *right) {
    const Standing *one = left, *other = right;
    if (one->worth != other->worth) return one->worth > other->worth ? -1 : 1;
    return (one->station < other->station) - (one->station > other->station);
}

static int standings(const TlBoard *board, const TlKind *kind, int is_free, Standing *found) {
    for (int station = 0; station < board->stations; station++)
        found[station] = (Standing){0, station};
    for (int stop = 0; stop < board->stops; stop++) {
        int role = kind->role[stop], station = board->station[stop];
        if ((is_free ? role == FREE : role <= MAY) && kind->value[stop] > found[station].worth)
            found[station].worth = kind->value[stop];
    }
    qsort(found, board->stations, sizeof(Standing), by_worth_down);
    int size = 0;
    while (size < board->stations && found[size].worth > 0) size++;
    return size;
}

/* See kernel.h. */
int tl_search(const TlBoard *board, const TlKind *kind, const u64 *avoided, int rising, i64 floor,
              i64 most, Interrupted interrupted, TlRuns *found) {
    Search s = {.board = board, .kind = kind, .rising = rising, .floor = floor, .most = most,
                .found = found, .interrupted = interrupted};
    s.stations_words = (board->stations + 63) / 64;
    s.counting = need(board->stations, sizeof(Standing));
    s.free_ones = need(board->stations, sizeof(Standing));
    s.counting_size = standings(board, kind, 0, s.counting);
    s.free_size = standings(board, kind, 1, s.free_ones);
    s.track = need(board->words, sizeof(u64));
    s.avoided = need(board->words, sizeof(u64));
    s.seen = need(s.stations_words, sizeof(u64));
    s.settled = need(s.stations_words, sizeof(u64));
    s.barred = need(board->stops, 1);
    memcpy(s.avoided, avoided, board->words * sizeof(u64));
    memcpy(s.track, avoided, board->words * sizeof(u64));
    for (int number = 0; number < board->homes && s.end == ENDED; number++) {
        int home = board->home[number], station = board->station[home], role = kind->role[home];
        Part part = {.at = home, .room = kind->room, .crossings = kind->hexes,
                     .specials = kind->special[home]};
        s.home = home;
        if (role == MUST) part.room--;
        if (role == MUST || role == FREE)
            part.fixed = kind->value[home], part.reals = kind->real[home];
        put(s.seen, station);
        if (role != MAY) put(s.settled, station);
        if (part.room >= 0) grow(&s, &part);
        take(s.seen, station);
        take(s.settled, station);
        s.barred[home] = 1; /* runs through it have all been found from there */
    }
    free(s.counting), free(s.free_ones), free(s.track), free(s.avoided), free(s.seen);
    free(s.settled), free(s.barred);
    return s.end;
}

/* --- runs that differ -------------------------------------------------------------------- */

typedef struct {
    i64 value;
    i64 order; /* when its track was first met */
    i64 run;
} Distinct;

static int by_value(const void *left, const void *right) {
    const Distinct *one = left, *other = right;
    if (one->value != other->value) return one->value > other->value ? -1 : 1;
    return (one->order > other->order) - (one->order < other->order);
}

static u64 hash(const u64 *track, int words) {
    u64 found = 1469598103934665603u;
    for (int w = 0; w < words; w++) {
        found = (found ^ track[w]) * 1099511628211u;
        found ^= found >> 29;
    }
    return found;
}

/* See kernel.h. */
void tl_distinct(TlRuns *runs, int words) {
    i64 room = 16, count = 0;
    while (room < 2 * runs->size) room *= 2;
    i64 *table = need(room, sizeof(i64)); /* one more than a place among the found */
    Distinct *found = need(runs->size, sizeof(Distinct));
    for (i64 run = 0; run < runs->size; run++) {
        const u64 *track = runs->tracks + run * words;
        i64 slot = (i64)(hash(track, words) & (u64)(room - 1));
        while (table[slot] && memcmp(runs->tracks + found[table[slot] - 1].run * words, track,
                                     words * sizeof(u64)))
            slot = (slot + 1) & (room - 1);
        if (!table[slot]) {
            found[count] = (Distinct){runs->runs[run].value, count, run};
            table[slot] = ++count;
        } else if (runs->runs[run].value > found[table[slot] - 1].value) {
            found[table[slot] - 1].value = runs->runs[run].value;
            found[table[slot] - 1].run = run;
        }
    }
    qsort(found, count, sizeof(Distinct), by_value);
    TlRun *kept = need(count, sizeof(TlRun));
    u64 *tracks = need(count * words, sizeof(u64));
    for (i64 number = 0; number < count; number++) {
        kept[number] = runs->runs[found[number].run];
        memcpy(tracks + number * words, runs->tracks + found[number].run * words,
               words * sizeof(u64));
    }
    free(table), free(found), free(runs->runs), free(runs->tracks);
    runs->runs = kept, runs->tracks = tracks, runs->size = runs->room = count;
}


/* --- asked from outside ------------------------------------------------------------------ */

/* See kernel.h. */
i64 tl_limit(const TlBoard *board, const TlKind *kind) {
    Search s = {.board = board, .kind = kind};
    Part part = {.room = kind->room, .crossings = kind->hexes < 0 ? -1 : kind->hexes + 1};
    s.counting = need(board->stations, sizeof(Standing));
    s.free_ones = need(board->stations, sizeof(Standing));
    s.settled = need((board->stations + 63) / 64, sizeof(u64));
    s.counting_size = standings(board, kind, 0, s.counting);
    s.free_size = standings(board, kind, 1, s.free_ones);
    i64 limit = limit_of(&s, &part);
    free(s.counting), free(s.free_ones), free(s.settled);
    return limit;
}

void tl_drop(TlRuns *runs) {
    free(runs->runs), free(runs->tracks), free(runs->steps);
    *runs = (TlRuns){0};
}
