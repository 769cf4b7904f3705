const morning = ['08:00', '12:00'] as const;
const work = { intervals: [morning, ['13:00', '17:00'] as const] };

/** Monday to Friday eight hours, four on Saturday. */
export const fortyFourHours = {
  kind: 'week' as const,
  days: { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { intervals: [morning] }, 7: { rest: true as const } },
  break_mode: 'fixed' as const,
  works_holidays: false,
  marking: 'punch' as const,
};
