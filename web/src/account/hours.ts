// Hours of the day: the server counts them in UTC, people by their own clocks.

export interface Hour {
  utc: number;
  text: string;
}

/** All hours of a day as this place's clocks show them, from its midnight on. */
export function hours(language: string, day = new Date(), zone?: string): Hour[] {
  const format = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    ...(zone ? { timeZone: zone } : {}),
  });
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    ...(zone ? { timeZone: zone } : {}),
  });
  return Array.from({ length: 24 }, (_, utc) => {
    const moment = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), utc);
    return { utc, text: format.format(moment), order: parts.format(moment) };
  })
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ utc, text }) => ({ utc, text }));
}
