/* Packing, compiled: step by step what packing.py does, in the same order and with the same
 * figures, so that both give the same answer. Read packing.py for what it is about. */

#include "kernel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    SCALE = 1024, UNIT = 16, PATIENCE = 6, ROUNDS = 100, FIRST_STRIDE = 2048, STRIDE_UNIT = 1024,
    LEAST_STRIDE = 16, TRIPLES = 24, FIRST_COLUMNS = 120, MORE_COLUMNS = 60, BLAND_AFTER = 50,
};
static const i64 FINE = 1 << 30, NEARLY = 1000; /* shares and prices in fine parts */
static const double NO_GAIN = 1e-9;

typedef struct {
    i64 value;
    const u64 *track;
    int kind, number;
    int rows_size;
    int *rows; /* the stretches it takes, and the triples of which it takes two */
} Column;

typedef struct {
    i64 worth;
    Column *column;
} Ranked;

typedef struct {
    int *size;         /* of each kind */
    Column ***columns; /* of each kind, in the order of their numbers */
    int *trains;
    Column **settled;
    int settled_size;
    i64 value;
    i64 *prices;
    int prices_size;
} Task;

typedef struct {
    int kinds, words, stretches, trains, columns_size;
    Column *columns;
    i64 grain, best;
    Column **chosen;
    int chosen_size;
    u64 *triples; /* the track of each */
    int triples_size;
    TlPatience patience;
} Packing;

/* A machine without memory for this has none for Python either. */
static void *need(size_t count, size_t size) {
    void *found = calloc(count ? count : 1, size ? size : 1);
    if (!found) abort();
    return found;
}

static void *more(void *old, size_t size) {
    void *found = realloc(old, size ? size : 1);
    if (!found) abort();
    return found;
}

/* --- track ------------------------------------------------------------------------------- */

static int shares(const u64 *one, const u64 *other, int words) {
    for (int w = 0; w < words; w++)
        if (one[w] & other[w]) return 1;
    return 0;
}

static int common(const u64 *one, const u64 *other, int words) {
    int count = 0;
    for (int w = 0; w < words; w++) count += __builtin_popcountll(one[w] & other[w]);
    return count;
}

/* --- tasks ------------------------------------------------------------------------------- */

static Task copy_task(const Packing *p, const Task *task) {
    Task twin = *task;
    twin.size = need(p->kinds, sizeof(int));
    twin.trains = need(p->kinds, sizeof(int));
    twin.columns = need(p->kinds, sizeof(Column **));
    memcpy(twin.size, task->size, p->kinds * sizeof(int));
    memcpy(twin.trains, task->trains, p->kinds * sizeof(int));
    for (int kind = 0; kind < p->kinds; kind++) {
        twin.columns[kind] = need(task->size[kind], sizeof(Column *));
        memcpy(twin.columns[kind], task->columns[kind], task->size[kind] * sizeof(Column *));
    }
    twin.settled = need(p->trains, sizeof(Column *));
    memcpy(twin.settled, task->settled, task->settled_size * sizeof(Column *));
    twin.prices = need(task->prices_size, sizeof(i64));
    memcpy(twin.prices, task->prices, task->prices_size * sizeof(i64));
    return twin;
}

static void drop_task(const Packing *p, Task *task) {
    for (int kind = 0; kind < p->kinds; kind++) free(task->columns[kind]);
    free(task->columns);
    free(task->size);
    free(task->trains);
    free(task->settled);
    free(task->prices);
}

static int columns_of(const Packing *p, const Task *task) {
    int count = 0;
    for (int kind = 0; kind < p->kinds; kind++) count += task->size[kind];
    return count;
}

/* --- worth ------------------------------------------------------------------------------- */

static int by_worth(const void *left, const void *right) {
    const Ranked *one = left, *other = right;
    if (one->worth != other->worth) return one->worth > other->worth ? -1 : 1;
    if (one->column->kind != other->column->kind)
        return one->column->kind < other->column->kind ? -1 : 1;
    return (one->column->number > other->column->number) -
           (one->column->number < other->column->number);
}

static i64 worth_of(const Column *column, const i64 *prices) {
    i64 worth = column->value * SCALE;
    for (int place = 0; place < column->rows_size; place++) worth -= prices[column->rows[place]];
    return worth;
}

/* One list after the other, each sorted. */
static void rank(const Packing *p, const Task *task, Ranked *ranked) {
    for (int kind = 0; kind < p->kinds; kind++) {
        for (int place = 0; place < task->size[kind]; place++) {
            Column *column = task->columns[kind][place];
            ranked[place] = (Ranked){worth_of(column, task->prices), column};
        }
        qsort(ranked, task->size[kind], sizeof(Ranked), by_worth);
        ranked += task->size[kind];
    }
}

static i64 bound_of(const Packing *p, const Task *task, const Ranked *ranked) {
    i64 total = task->value * SCALE;
    for (int row = 0; row < task->prices_size; row++) total += task->prices[row];
    for (int kind = 0; kind < p->kinds; kind++) {
        for (int place = 0; place < task->size[kind] && place < task->trains[kind]; place++)
            if (ranked[place].worth > 0) total += ranked[place].worth;
        ranked += task->size[kind];
    }
    return total;
}

static i64 floor_of(const Packing *p) { return (p->best + p->grain) * SCALE; }

/* Try the set that takes runs by their worth as long as they fit; `each` are sorted lists. */
static void try_greedily(Packing *p, const Task *task, const Ranked *each, const int *sizes) {
    u64 *used = need(p->words, sizeof(u64));
    int *left = need(p->kinds, sizeof(int)), *place = need(p->kinds, sizeof(int));
    const Ranked **list = need(p->kinds, sizeof(Ranked *));
    Column **picked = need(p->trains, sizeof(Column *));
    int count = 0, open = 0;
    i64 value = task->value;
    for (int kind = 0; kind < p->kinds; kind++) {
        left[kind] = task->trains[kind];
        open += left[kind];
        list[kind] = each;
        each += sizes[kind];
    }
    while (open) {
        int first = -1;
        for (int kind = 0; kind < p->kinds; kind++)
            if (left[kind] && place[kind] < sizes[kind] &&
                (first < 0 || by_worth(&list[kind][place[kind]], &list[first][place[first]]) < 0))
                first = kind;
        if (first < 0) break;
        Column *column = list[first][place[first]++].column;
        if (shares(column->track, used, p->words)) continue;
        for (int w = 0; w < p->words; w++) used[w] |= column->track[w];
        left[first]--;
        open--;
        value += column->value;
        picked[count++] = column;
    }
    if (value > p->best) {
        p->best = value;
        memcpy(p->chosen, task->settled, task->settled_size * sizeof(Column *));
        memcpy(p->chosen + task->settled_size, picked, count * sizeof(Column *));
        p->chosen_size = task->settled_size + count;
    }
    free(used), free(left), free(place), free(list), free(picked);
}

/* Leave out the runs that no better set can contain. They stay in the order of their worth. */
static void prune(const Packing *p, Task *task, const Ranked *ranked, i64 total) {
    i64 gap = total - floor_of(p);
    for (int kind = 0; kind < p->kinds; kind++) {
        int size = task->size[kind], trains = task->trains[kind], kept = 0;
        i64 last = 0;
        if (trains && size >= trains && ranked[trains - 1].worth > 0)
            last = ranked[trains - 1].worth;
        for (int place = 0; place < size; place++)
            if (last - ranked[place].worth <= gap)
                task->columns[kind][kept++] = ranked[place].column;
        task->size[kind] = kept;
        ranked += size;
    }
}

/* --- prices by trial --------------------------------------------------------------------- */

static i64 floor_div(__int128 one, __int128 other) {
    __int128 whole = one / other;
    return (i64)(whole - ((one % other != 0) && ((one < 0) != (other < 0))));
}

static void move_prices(const Packing *p, const Task *task, const Ranked *ranked, i64 push,
                        i64 *heading, i64 *prices) {
    int rows = task->prices_size;
    i64 *wanted = need(rows, sizeof(i64));
    for (int row = 0; row < rows; row++) wanted[row] = -1;
    for (int kind = 0; kind < p->kinds; kind++) {
        for (int place = 0; place < task->size[kind] && place < task->trains[kind]; place++) {
            const Column *column = ranked[place].column;
            if (ranked[place].worth > 0)
                for (int at = 0; at < column->rows_size; at++) wanted[column->rows[at]]++;
        }
        ranked += task->size[kind];
    }
    __int128 norm = 0;
    for (int row = 0; row < rows; row++) {
        i64 way = floor_div((__int128)heading[row] * 7, 10) + wanted[row] * UNIT;
        if (way < 0 && !task->prices[row]) way = 0;
        heading[row] = way;
        norm += (__int128)way * way;
    }
    for (int row = 0; row < rows; row++) {
        i64 price = task->prices[row];
        if (norm)
            price += floor_div((__int128)push * UNIT * heading[row], norm * STRIDE_UNIT);
        prices[row] = price > 0 ? price : 0;
    }
    free(wanted);
}

/* Move prices until they bound the task closely: the bound, and whether something is left. */
static i64 squeeze(Packing *p, Task *task, int *is_open) {
    i64 stride = FIRST_STRIDE, bound = 0;
    int stalled = 0, first = 1, rows = task->prices_size;
    i64 *best_prices = need(rows, sizeof(i64)), *heading = need(rows, sizeof(i64));
    Ranked *ranked = need(columns_of(p, task), sizeof(Ranked));
    memcpy(best_prices, task->prices, rows * sizeof(i64));
    *is_open = 1;
    for (int round = 0; round < ROUNDS; round++) {
        rank(p, task, ranked);
        i64 total = bound_of(p, task, ranked);
        try_greedily(p, task, ranked, task->size);
        i64 *moved = need(rows, sizeof(i64));
        int improved = first || total < bound;
        if (improved) {
            bound = total, stalled = 0, first = 0;
            memcpy(best_prices, task->prices, rows * sizeof(i64));
        } else {
            stalled++;
        }
        if (bound < floor_of(p)) {
            *is_open = 0;
            free(moved);
            break;
        }
        int stop = tl_is_over(&p->patience) || stride < LEAST_STRIDE;
        if (!stop && stalled == PATIENCE) {
            stride /= 2, stalled = 0;
            memcpy(moved, best_prices, rows * sizeof(i64));
            memset(heading, 0, rows * sizeof(i64));
        } else if (!stop) {
            move_prices(p, task, ranked, stride * (total - p->best * SCALE), heading, moved);
        }
        if (improved) prune(p, task, ranked, total);
        if (!stop) memcpy(task->prices, moved, rows * sizeof(i64));
        free(moved);
        if (stop) break;
    }
    memcpy(task->prices, best_prices, rows * sizeof(i64));
    free(best_prices), free(heading), free(ranked);
    return bound;
}

/* --- the linear programme ---------------------------------------------------------------- */

typedef struct {
    int width, height, cells; /* cells in a row */
    double *rows, *gains;
    int *basis;
} Table;

static void pivot(Table *t, int leaving, int entering) {
    int cells = t->cells;
    double *row = t->rows + (size_t)leaving * cells, scale = row[entering];
    if (scale != 1.0)
        for (int cell = 0; cell < cells; cell++) row[cell] /= scale;
    for (int number = 0; number < t->height; number++) {
        double *other = t->rows + (size_t)number * cells, factor = other[entering];
        if (factor != 0.0 && number != leaving)
            for (int cell = 0; cell < cells; cell++) other[cell] -= factor * row[cell];
    }
    double factor = t->gains[entering];
    for (int cell = 0; cell < cells; cell++) t->gains[cell] -= factor * row[cell];
    t->basis[leaving] = entering;
}

static int entering_of(const Table *t, int careful) {
    int chosen = -1;
    double most = NO_GAIN;
    for (int place = 0; place < t->cells - 1; place++)
        if (t->gains[place] > most) {
            if (careful) return place;
            most = t->gains[place], chosen = place;
        }
    return chosen;
}

static int leaving_of(const Table *t, int entering) {
    int chosen = -1;
    double best = 0.0;
    for (int number = 0; number < t->height; number++) {
        const double *row = t->rows + (size_t)number * t->cells;
        if (row[entering] > NO_GAIN) {
            double room = row[t->cells - 1] / row[entering];
            if (chosen < 0 || room < best - NO_GAIN ||
                (room < best + NO_GAIN && t->basis[number] < t->basis[chosen]))
                best = room, chosen = number;
        }
    }
    return chosen;
}

/* Shares of the columns, and prices of the rows; each kind's trains are the last rows. 0 if
 * there was no time for it. */
static int solve(Packing *p, const Task *task, Column **columns, int width, i64 *shared,
                 i64 *prices) {
    int rows = task->prices_size, height = rows + p->kinds, cells = width + height + 1;
    Table t = {width, height, cells, need((size_t)height * cells, sizeof(double)),
               need(cells, sizeof(double)), need(height, sizeof(int))};
    for (int place = 0; place < width; place++) {
        for (int at = 0; at < columns[place]->rows_size; at++)
            t.rows[(size_t)columns[place]->rows[at] * cells + place] = 1.0;
        t.rows[(size_t)(rows + columns[place]->kind) * cells + place] = 1.0;
        t.gains[place] = (double)columns[place]->value;
    }
    for (int row = 0; row < height; row++) {
        t.rows[(size_t)row * cells + width + row] = 1.0;
        t.rows[(size_t)row * cells + cells - 1] = row < rows ? 1.0 : task->trains[row - rows];
        t.basis[row] = width + row;
    }
    int idle = 0, entering;
    while ((entering = entering_of(&t, idle > BLAND_AFTER)) >= 0 && !tl_is_over(&p->patience)) {
        double before = t.gains[cells - 1];
        pivot(&t, leaving_of(&t, entering), entering);
        idle = before - t.gains[cells - 1] > NO_GAIN ? 0 : idle + 1;
    }
    memset(shared, 0, width * sizeof(i64));
    for (int row = 0; row < height; row++)
        if (t.basis[row] < width)
            shared[t.basis[row]] = (i64)rint(t.rows[(size_t)row * cells + cells - 1] * FINE);
    for (int row = 0; row < height; row++) {
        i64 price = (i64)rint(-t.gains[width + row] * FINE);
        prices[row] = price > 0 ? price : 0;
    }
    free(t.rows), free(t.gains), free(t.basis);
    return entering < 0;
}

typedef struct {
    i64 gain;
    int place;
} Missing;

static int by_gain(const void *left, const void *right) {
    const Missing *one = left, *other = right;
    if (one->gain != other->gain) return one->gain > other->gain ? -1 : 1;
    return (one->place > other->place) - (one->place < other->place);
}

static int by_place(const void *left, const void *right) {
    const Missing *one = left, *other = right;
    return (one->place > other->place) - (one->place < other->place);
}

/* The programme of a task: the columns it came to use (in `columns`), and its answer; below 0 if
 * there was no time for it. */
static int programme(Packing *p, const Task *task, Column **columns, i64 *shared,
                     i64 *prices) {
    int all = columns_of(p, task), rows = task->prices_size, width, left = 0;
    Ranked *ranked = need(all, sizeof(Ranked)), *next = ranked;
    for (int kind = 0; kind < p->kinds; kind++)
        for (int place = 0; place < task->size[kind]; place++) {
            Column *column = task->columns[kind][place];
            *next++ = (Ranked){worth_of(column, task->prices), column};
        }
    qsort(ranked, all, sizeof(Ranked), by_worth);
    width = all < FIRST_COLUMNS ? all : FIRST_COLUMNS;
    for (int place = 0; place < width; place++) columns[place] = ranked[place].column;
    Column **rest = need(all, sizeof(Column *));
    for (int place = width; place < all; place++) rest[left++] = ranked[place].column;
    Missing *missing = need(all, sizeof(Missing));
    for (;;) {
        if (!solve(p, task, columns, width, shared, prices)) {
            width = -1;
            break;
        }
        int count = 0;
        for (int place = 0; place < left; place++) {
            i64 gain = rest[place]->value * FINE - prices[rows + rest[place]->kind];
            for (int at = 0; at < rest[place]->rows_size; at++)
                gain -= prices[rest[place]->rows[at]];
            if (gain > NEARLY) missing[count++] = (Missing){gain, place};
        }
        if (!count) break;
        qsort(missing, count, sizeof(Missing), by_gain);
        if (count > MORE_COLUMNS) count = MORE_COLUMNS;
        qsort(missing, count, sizeof(Missing), by_place);
        int kept = 0, at = 0;
        for (int place = 0; place < left; place++) {
            if (at < count && missing[at].place == place) {
                columns[width++] = rest[place];
                at++;
            } else {
                rest[kept++] = rest[place];
            }
        }
        left = kept;
    }
    free(ranked), free(rest), free(missing);
    return width;
}

/* --- triples ----------------------------------------------------------------------------- */

typedef struct {
    i64 excess;
    int stretches[3];
} Triple;

static int by_excess(const void *left, const void *right) {
    const Triple *one = left, *other = right;
    if (one->excess != other->excess) return one->excess > other->excess ? -1 : 1;
    for (int at = 2; at >= 0; at--) /* as numbers: the highest stretch decides */
        if (one->stretches[at] != other->stretches[at])
            return one->stretches[at] < other->stretches[at] ? -1 : 1;
    return 0;
}

/* The triples from `first` on get prices too. */
static void take_rows(const Packing *p, Column *column, int first) {
    for (int triple = first; triple < p->triples_size; triple++)
        if (common(column->track, p->triples + (size_t)triple * p->words, p->words) > 1) {
            column->rows = more(column->rows, (column->rows_size + 1) * sizeof(int));
            column->rows[column->rows_size++] = p->stretches + triple;
        }
}

static int is_known(const Packing *p, const u64 *triple, int known) {
    for (int number = 0; number < known; number++)
        if (!memcmp(p->triples + (size_t)number * p->words, triple, p->words * sizeof(u64)))
            return 1;
    return 0;
}

static void price_triples(const Packing *p, Task *task) {
    int size = p->stretches + p->triples_size;
    task->prices = more(task->prices, size * sizeof(i64));
    for (; task->prices_size < size; task->prices_size++) task->prices[task->prices_size] = 0;
}

/* Look for triples of which the programme takes more than one run; how many are new. */
static int find_triples(Packing *p, Column **columns, const i64 *shared, int width) {
    int parts_size = 0, busy_size = 0, found_size = 0, room = 64, known = p->triples_size;
    int *parts = need(width, sizeof(int)), *busy = need(p->stretches, sizeof(int));
    i64 *usage = need(p->stretches, sizeof(i64));
    for (int place = 0; place < width; place++)
        if (NEARLY < shared[place] && shared[place] < FINE - NEARLY) {
            parts[parts_size++] = place;
            for (int row = 0; row < p->stretches; row++)
                if (columns[place]->track[row / 64] >> (row % 64) & 1) usage[row] += shared[place];
        }
    for (int row = 0; row < p->stretches; row++)
        if (usage[row] > FINE / 2) busy[busy_size++] = row;
    Triple *found = need(room, sizeof(Triple));
    for (int a = 0; a < busy_size; a++)
        for (int b = a + 1; b < busy_size; b++)
            for (int c = b + 1; c < busy_size; c++) {
                i64 total = 0;
                int three[3] = {busy[a], busy[b], busy[c]};
                for (int part = 0; part < parts_size; part++) {
                    const u64 *track = columns[parts[part]]->track;
                    int count = 0;
                    for (int at = 0; at < 3; at++)
                        count += track[three[at] / 64] >> (three[at] % 64) & 1;
                    if (count > 1) total += shared[parts[part]];
                }
                if (total > FINE + NEARLY) {
                    if (found_size == room) found = more(found, (room *= 2) * sizeof(Triple));
                    found[found_size++] = (Triple){total, {three[0], three[1], three[2]}};
                }
            }
    qsort(found, found_size, sizeof(Triple), by_excess);
    u64 *triple = need(p->words, sizeof(u64));
    for (int number = 0; number < found_size && number < TRIPLES; number++) {
        memset(triple, 0, p->words * sizeof(u64));
        for (int at = 0; at < 3; at++)
            triple[found[number].stretches[at] / 64] |= (u64)1 << found[number].stretches[at] % 64;
        if (is_known(p, triple, known)) continue;
        p->triples = more(p->triples, (size_t)(p->triples_size + 1) * p->words * sizeof(u64));
        memcpy(p->triples + (size_t)p->triples_size * p->words, triple, p->words * sizeof(u64));
        p->triples_size++;
    }
    for (int place = 0; place < p->columns_size; place++)
        take_rows(p, &p->columns[place], known);
    free(parts), free(busy), free(usage), free(found), free(triple);
    return p->triples_size - known;
}

/* --- to the end -------------------------------------------------------------------------- */

/* What a programme's answer leaves of a task; 0 if that settles it. */
static int judge(Packing *p, Task *task, Column **columns, int width, const i64 *shared,
                 const i64 *prices) {
    int all = columns_of(p, task);
    Ranked *ranked = need(all, sizeof(Ranked)), *shares = need(width, sizeof(Ranked)),
           *next = shares;
    int *sizes = need(p->kinds, sizeof(int));
    for (int row = 0; row < task->prices_size; row++)
        task->prices[row] = prices[row] / (FINE / SCALE);
    rank(p, task, ranked);
    i64 total = bound_of(p, task, ranked);
    for (int kind = 0; kind < p->kinds; kind++) {
        Ranked *first = next;
        for (int place = 0; place < width; place++)
            if (columns[place]->kind == kind)
                *next++ = (Ranked){shared[place], columns[place]};
        sizes[kind] = (int)(next - first);
        qsort(first, sizes[kind], sizeof(Ranked), by_worth);
    }
    try_greedily(p, task, shares, sizes);
    try_greedily(p, task, ranked, task->size);
    int is_open = total >= floor_of(p);
    if (is_open) prune(p, task, ranked, total);
    free(ranked), free(shares), free(sizes);
    return is_open;
}

static Column *most_divided(Column **columns, const i64 *shared, int width) {
    Column *chosen = 0;
    i64 least = 0;
    for (int place = 0; place < width; place++) {
        Column *column = columns[place];
        i64 away = llabs(shared[place] - FINE / 2) / NEARLY;
        int better = !chosen || away < least;
        if (chosen && away == least) {
            if (column->value != chosen->value) better = column->value > chosen->value;
            else if (column->kind != chosen->kind) better = column->kind < chosen->kind;
            else better = column->number < chosen->number;
        }
        if (better) chosen = column, least = away;
    }
    return chosen;
}

static Task with_column(const Packing *p, const Task *task, Column *chosen) {
    Task rest = copy_task(p, task);
    rest.trains[chosen->kind]--;
    for (int kind = 0; kind < p->kinds; kind++) {
        int kept = 0;
        if (rest.trains[kind])
            for (int place = 0; place < rest.size[kind]; place++)
                if (!shares(rest.columns[kind][place]->track, chosen->track, p->words))
                    rest.columns[kind][kept++] = rest.columns[kind][place];
        rest.size[kind] = kept;
    }
    rest.settled[rest.settled_size++] = chosen;
    rest.value += chosen->value;
    return rest;
}

static void remove_column(Task *task, const Column *refused) {
    int kept = 0, kind = refused->kind;
    for (int place = 0; place < task->size[kind]; place++)
        if (task->columns[kind][place] != refused)
            task->columns[kind][kept++] = task->columns[kind][place];
    task->size[kind] = kept;
}

/* Solve a task to the end; 0 if there was no time for it. */
static int finish(Packing *p, Task *task) {
    while (!tl_is_over(&p->patience)) {
        price_triples(p, task);
        int all = columns_of(p, task);
        Column **columns = need(all, sizeof(Column *));
        i64 *shared = need(all, sizeof(i64)),
            *prices = need(task->prices_size + p->kinds, sizeof(i64));
        int width = programme(p, task, columns, shared, prices);
        if (width < 0) {
            free(columns), free(shared), free(prices);
            return 0;
        }
        int is_open = judge(p, task, columns, width, shared, prices);
        Column *column = 0;
        if (is_open && !find_triples(p, columns, shared, width))
            column = most_divided(columns, shared, width);
        free(columns), free(shared), free(prices);
        if (!is_open) return 1;
        if (!column) continue;
        Task rest = with_column(p, task, column);
        int done = finish(p, &rest);
        drop_task(p, &rest);
        if (!done) return 0;
        remove_column(task, column);
    }
    return 0;
}

static i64 common_divisor(i64 one, i64 other) {
    while (other) {
        i64 rest = one % other;
        one = other, other = rest;
    }
    return one;
}

/* See kernel.h. */
void tl_pack(int kinds, const int *trains, const TlRuns *const *runs, int words,
             Interrupted interrupted, i64 *answer, int *chosen) {
    Packing p = {.kinds = kinds, .words = words, .patience = {.asked = interrupted}};
    Task task = {0};
    int all = 0;
    for (int kind = 0; kind < kinds; kind++) all += (int)runs[kind]->size, p.trains += trains[kind];
    p.columns = need(all, sizeof(Column));
    p.columns_size = all;
    p.chosen = need(p.trains, sizeof(Column *));
    task.size = need(kinds, sizeof(int));
    task.trains = need(kinds, sizeof(int));
    task.columns = need(kinds, sizeof(Column **));
    task.settled = need(p.trains, sizeof(Column *));
    Column *column = p.columns;
    for (int kind = 0; kind < kinds; kind++) {
        task.size[kind] = (int)runs[kind]->size;
        task.trains[kind] = trains[kind];
        task.columns[kind] = need(task.size[kind], sizeof(Column *));
        for (int number = 0; number < task.size[kind]; number++, column++) {
            column->value = runs[kind]->runs[number].value;
            column->track = runs[kind]->tracks + (size_t)number * words;
            column->kind = kind, column->number = number;
            column->rows = need((size_t)words * 64, sizeof(int));
            for (int row = 0; row < words * 64; row++)
                if (column->track[row / 64] >> (row % 64) & 1) {
                    column->rows[column->rows_size++] = row;
                    if (row >= p.stretches) p.stretches = row + 1;
                }
            column->rows = more(column->rows, column->rows_size * sizeof(int));
            p.grain = common_divisor(p.grain, column->value);
            task.columns[kind][number] = column;
        }
    }
    if (!p.grain) p.grain = 1;
    if (!p.stretches) p.stretches = 1;
    task.prices = need(p.stretches, sizeof(i64));
    task.prices_size = p.stretches;
    int is_open;
    i64 bound = squeeze(&p, &task, &is_open);
    if (!is_open || finish(&p, &task)) bound = p.best * SCALE;
    answer[0] = p.best;
    answer[1] = bound / SCALE / p.grain * p.grain;
    answer[2] = p.chosen_size;
    for (int place = 0; place < p.chosen_size; place++) {
        chosen[2 * place] = p.chosen[place]->kind;
        chosen[2 * place + 1] = p.chosen[place]->number;
    }
    drop_task(&p, &task);
    for (int place = 0; place < all; place++) free(p.columns[place].rows);
    free(p.columns), free(p.chosen), free(p.triples);
}
