/* Search, compiled: step by step what search.py does, in the same order, so that both find
 * the same runs. Read search.py and timetable.py for what it is about. */

#include "kernel.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { INTERFACE = 2 }; /* library.py has the same number; raise both when either changes */
enum { MUST, MAY, FREE, SKIP };
enum { LOOKS = 256 };
static const double PAUSE = 0.01; /* seconds between two questions whether it is over */

typedef struct {
    i64 worth;
    int station;
} Standing;

/* keeping.py: what a part of a run keeps of the stops that are wished for. */
typedef struct {
    int first, last, upwards, count;
} Kept;

/* One link of a run, and what the part up to it comes to. */
typedef struct {
    int at, on_second, room, crossings, reals, specials;
    i64 fixed, worth;
    Kept kept;
} Part;

typedef struct {
    const TlBoard *board;
    const TlKind *kind;
    int mode, home, stations_words;
    i64 floor, ceiling, skip, most;
    Standing *counting, *free_ones;
    int counting_size, free_size, crosses; /* whether every link crosses a side */
    u64 *track, *avoided, *seen, *settled;
    u8 *barred;
    int first_size, second_size, *first, *second;
    int *visited, *taken, *special, *plain; /* room to work in, for all stops each */
    i64 *gains;
    TlRuns *found;
    TlPatience patience;
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

/* See kernel.h. */
int tl_interface(void) { return INTERFACE; }

/* See kernel.h. */
int tl_is_over(TlPatience *patience) {
    struct timespec now;
    if (patience->said) return 1;
    timespec_get(&now, TIME_UTC);
    double moment = (double)now.tv_sec + now.tv_nsec * 1e-9;
    /* A clock that was set back must not make anybody wait. */
    if (moment >= patience->last && moment < patience->last + PAUSE) return 0;
    patience->last = moment;
    return patience->said = patience->asked() != 0;
}

/* --- keeping ----------------------------------------------------------------------------- */

/* What is kept with one more stop; 0 if it breaks the order. */
static int keep(const TlKind *kind, Kept *kept, int stop, int on_second) {
    int place = kind->places ? kind->place[stop] : 0;
    if (!place || place == kept->first || place == kept->last) return 1;
    if (!kept->count) {
        *kept = (Kept){place, place, 0, 1};
        return 1;
    }
    int is_later = place > kept->last;
    if (!is_later && place > kept->first) return 0;
    int way = is_later != on_second ? 1 : -1;
    if (kept->upwards && kept->upwards != way) return 0;
    if (is_later) kept->last = place;
    else kept->first = place;
    kept->upwards = way, kept->count++;
    return 1;
}

static int keepable(const TlKind *kind, const Kept *kept, int on_second) {
    if (!kept->count) return kind->places;
    int before = kept->first - 1, behind = kind->places - kept->last;
    if (!on_second) return kept->count + before + behind;
    if (!kept->upwards) return kept->count + (before > behind ? before : behind);
    return kept->count + (kept->upwards > 0 ? before : behind);
}

/* --- value ------------------------------------------------------------------------------- */

static int by_value_down(const void *left, const void *right) {
    i64 one = *(const i64 *)left, other = *(const i64 *)right;
    return (one < other) - (one > other);
}

static int visit(const Search *s) {
    int count = 0, *stops = s->visited;
    stops[count++] = s->home;
    for (int at = 0; at < s->first_size; at++) stops[count++] = s->board->target[s->first[at]];
    for (int at = 0; at < s->second_size; at++) stops[count++] = s->board->target[s->second[at]];
    return count;
}

/* The bonuses that counted stops earn, those that are multiplied or the others. */
static i64 bonuses_for(const TlKind *kind, const int *counted, int size, int multiplied) {
    i64 total = 0;
    for (int number = 0; number < kind->groups; number++) {
        const u8 *first = kind->group_first + (size_t)number * kind->stops;
        const u8 *second = kind->group_second + (size_t)number * kind->stops;
        int earned = 0;
        if (kind->group_multiplied[number] != multiplied) continue;
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

/* What is settled of a choice of stops. */
typedef struct {
    int size, left, reals, has_own;
    i64 value;
} Chosen;

/* Fill up with the best of the plain stops, one of them first if it is given. */
static i64 filled(const Search *s, Chosen chosen, int plains, int first) {
    const TlKind *kind = s->kind;
    if (first >= 0) {
        if (!chosen.left--) return -1;
        chosen.value += kind->value[s->plain[first]];
        chosen.reals += kind->real[s->plain[first]];
    }
    int missing = chosen.reals < 2 ? 2 - chosen.reals : 0;
    int others = chosen.left - missing;
    for (int at = 0; at < plains; at++) {
        int stop = s->plain[at];
        if (at == first) continue;
        if (missing && kind->real[stop]) missing--;
        else if (others > 0) others--;
        else continue;
        chosen.value += kind->value[stop];
        if (--chosen.left < 0) return -1;
    }
    return missing ? -1 : chosen.value;
}

/* The best value of all choices that have these stops and some of the special ones left. */
static i64 choose(const Search *s, Chosen chosen, int specials, int from, int plains) {
    const TlKind *kind = s->kind;
    i64 best = -1, value = -1;
    if (kind->needs_own && !chosen.has_own) {
        for (int wanted = 1; wanted >= 0; wanted--)
            for (int at = 0; at < plains; at++)
                if (kind->own[s->plain[at]] && kind->real[s->plain[at]] == wanted) {
                    i64 found = filled(s, chosen, plains, at);
                    if (found > value) value = found;
                    break;
                }
    } else {
        value = filled(s, chosen, plains, -1);
    }
    if (value >= 0)
        best = (value + bonuses_for(kind, s->taken, chosen.size, 1)) * kind->multiplier +
               bonuses_for(kind, s->taken, chosen.size, 0);
    for (int at = from; at < specials && chosen.left; at++) {
        int stop = s->special[at];
        Chosen more = chosen;
        s->taken[more.size++] = stop;
        more.left--, more.reals += kind->real[stop], more.has_own |= kind->own[stop];
        more.value += kind->value[stop];
        value = choose(s, more, specials, at + 1, plains);
        if (value > best) best = value;
    }
    return best;
}

/* The best choice of the stops that may be counted, with bonuses and what a route has to have. */
static i64 careful_value(const Search *s, const Part *part) {
    const TlKind *kind = s->kind;
    int count = visit(s), specials = 0, plains = 0;
    Chosen bound = {.left = part->room, .reals = part->reals, .value = part->fixed};
    for (int at = 0; at < count; at++) {
        int stop = s->visited[at], role = kind->role[stop];
        if (role == MUST || role == FREE) {
            s->taken[bound.size++] = stop;
            bound.has_own |= kind->own[stop];
        } else if (role == MAY && kind->special[stop]) {
            s->special[specials++] = stop;
        } else if (role == MAY) { /* the best first, of equal ones the earlier */
            int place = plains++;
            for (; place && kind->value[s->plain[place - 1]] < kind->value[stop]; place--)
                s->plain[place] = s->plain[place - 1];
            s->plain[place] = stop;
        }
    }
    return choose(s, bound, specials, 0, plains);
}

static i64 earned(const Search *s, const Part *part) {
    const TlKind *kind = s->kind;
    i64 value = part->fixed;
    int options = 0;
    int other = part->on_second ? s->board->target[s->first[s->first_size - 1]] : s->home;
    if (!kind->may_end[part->at] || !kind->may_end[other]) return -1;
    if (kind->is_choosy || part->specials > kind->harmless) return careful_value(s, part);
    int count = visit(s);
    for (int at = 0; at < count; at++)
        if (kind->role[s->visited[at]] == MAY) s->gains[options++] = kind->value[s->visited[at]];
    if (options > part->room) {
        qsort(s->gains, options, sizeof(i64), by_value_down);
        options = part->room;
    }
    if (part->reals + options < 2) return -1;
    for (int at = 0; at < options; at++) value += s->gains[at];
    return value * kind->multiplier;
}

/* What a run earns, and what it keeps; below 0 if the train cannot run there. */
static i64 value_of(const Search *s, const Part *part) {
    i64 value = earned(s, part);
    return value < 0 ? value : value + part->kept.count * s->kind->kept_worth;
}

/* The most that a part can come to: the best stops left, as many as there is room. */
static i64 limit_of(const Search *s, const Part *part) {
    i64 total = part->fixed + s->kind->extra;
    int room = part->room, crossings = s->crosses ? part->crossings : -1;
    for (int at = 0; at < s->counting_size && room; at++)
        if (!has(s->settled, s->counting[at].station)) total += s->counting[at].worth, room--;
    for (int at = 0; at < s->free_size && crossings; at++)
        if (!has(s->settled, s->free_ones[at].station)) total += s->free_ones[at].worth, crossings--;
    return total * s->kind->multiplier + s->kind->beside;
}

/* --- growing ----------------------------------------------------------------------------- */

static void note(Search *s, i64 worth) {
    TlRuns *found = s->found;
    int words = s->board->words, steps = s->first_size + s->second_size;
    if (s->skip > 0) {
        s->skip--;
        return;
    }
    if (s->most >= 0 && found->size >= s->most) {
        s->end = TOO_MANY;
        return;
    }
    if (s->mode == BEST) found->size = 0, found->steps_size = 0;
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
    for (int w = 0; w < words; w++) track[w] = s->track[w] & ~s->avoided[w] & s->board->shared[w];
    found->runs[found->size++] =
        (TlRun){worth, s->home, s->first_size, s->second_size, found->steps_size};
    memcpy(found->steps + found->steps_size, s->first, s->first_size * sizeof(int));
    found->steps_size += s->first_size;
    memcpy(found->steps + found->steps_size, s->second, s->second_size * sizeof(int));
    found->steps_size += s->second_size;
    if (s->mode == BEST) s->floor = worth + 1;
}

/* A part with one more link that may reach the floor: note it, and go on from it. */
static void grow(Search *s, const Part *part);

static void look(Search *s, Part *grown) {
    i64 value = value_of(s, grown);
    if (s->mode == EVERY) {
        if (s->floor <= value && value < s->ceiling) note(s, value);
    } else if (value > grown->worth) {
        grown->worth = value;
        if (value >= s->floor) note(s, value);
    }
    if (!s->board->ends[grown->at] && s->end == ENDED) grow(s, grown);
    if (!grown->on_second && !s->board->ends[s->home] && s->end == ENDED) {
        Part back = *grown;
        back.at = s->home, back.on_second = 1;
        grow(s, &back);
    }
}

static void grow(Search *s, const Part *part) {
    const TlBoard *board = s->board;
    const TlKind *kind = s->kind;
    int words = board->words;
    if (!(++s->looked % LOOKS) && tl_is_over(&s->patience)) {
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
        if (!keep(kind, &grown.kept, target, part->on_second)) continue;
        if (role == MUST || role == FREE) {
            grown.fixed += kind->value[target];
            grown.reals += kind->real[target];
        }
        if (settles) put(s->settled, station);
        i64 above = keepable(kind, &grown.kept, part->on_second) * kind->kept_worth;
        if (limit_of(s, &grown) + above >= s->floor) {
            put(s->seen, station);
            for (int w = 0; w < words; w++) s->track[w] |= track[w];
            if (part->on_second) s->second[s->second_size++] = step;
            else s->first[s->first_size++] = step;
            look(s, &grown);
            if (part->on_second) s->second_size--;
            else s->first_size--;
            for (int w = 0; w < words; w++) s->track[w] &= ~track[w];
            take(s->seen, station);
        }
        if (settles) take(s->settled, station);
        if (s->end != ENDED) return;
    }
}

static int crosses(const TlBoard *board) {
    for (int step = 0; step < board->first_step[board->stops]; step++)
        if (!board->crossings[step]) return 0;
    return 1;
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

static void set_out(Search *s, int home) {
    const TlBoard *board = s->board;
    const TlKind *kind = s->kind;
    int station = board->station[home], role = kind->role[home], words = board->words;
    Part part = {.at = home, .room = kind->room, .crossings = kind->hexes, .worth = -1,
                 .specials = kind->special[home]};
    s->home = home;
    keep(kind, &part.kept, home, 0);
    if (role == MUST) part.room--;
    if (role == MUST || role == FREE)
        part.fixed = kind->value[home], part.reals = kind->real[home];
    for (int w = 0; w < words; w++)
        s->track[w] = s->avoided[w] | board->hexes[(size_t)home * words + w];
    put(s->seen, station);
    if (role != MAY) put(s->settled, station);
    if (part.room >= 0) grow(s, &part);
    take(s->seen, station);
    take(s->settled, station);
    s->barred[home] = 1; /* runs through it have all been found from there */
}

/* See kernel.h. */
int tl_search(const TlBoard *board, const TlKind *kind, const u64 *avoided, const TlWanted *wanted,
              Interrupted interrupted, TlRuns *found) {
    Search s = {.board = board, .kind = kind, .mode = wanted->mode, .floor = wanted->floor,
                .crosses = crosses(board),
                .ceiling = wanted->ceiling, .skip = wanted->skip, .most = wanted->most,
                .found = found, .patience = {.asked = interrupted}};
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
    int *room = need((size_t)board->stops * 6, sizeof(int)), **work[] = {
        &s.first, &s.second, &s.visited, &s.taken, &s.special, &s.plain};
    for (int at = 0; at < 6; at++) *work[at] = room + (size_t)at * board->stops;
    s.gains = need(board->stops, sizeof(i64));
    memcpy(s.avoided, avoided, board->words * sizeof(u64));
    for (int number = 0; number < board->homes && s.end == ENDED; number++)
        set_out(&s, board->home[number]);
    free(s.counting), free(s.free_ones), free(s.track), free(s.avoided), free(s.seen);
    free(s.settled), free(s.barred), free(room), free(s.gains);
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
    Search s = {.board = board, .kind = kind, .crosses = crosses(board)};
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
