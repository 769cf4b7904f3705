import { counted } from '#kernel/texts.ts';
import type { LeaveTexts } from './leave.messages.ts';

const n = counted('en-US');

export const texts: LeaveTexts = {
  title: 'Leaves',
  leave: 'Leave',
  add: 'Register a leave',
  changeTitle: 'Change the leave',
  change: 'Change',
  tellEnd: 'Tell its end',
  remove: 'Remove',
  removeTitle: 'Remove this leave?',
  removeLead: 'For one that did not happen. What it said stays in the history.',
  removed: 'Leave removed',
  lead: 'Days count from the first to the last, both included.',
  kind: 'Kind',
  asItIs: 'Leave it as it is',
  kindHidden: 'Kind hidden',
  showKinds: 'Show the kinds of leave',
  from: 'First day',
  until: 'Last day',
  untilHelp: 'Leave it empty while nobody knows.',
  save: 'Save the leave',
  kept: 'Leave registered',
  none: 'No leave',
  present: 'Now',
  toCome: 'Yet to come',
  days: count => n(count, 'day', 'days'),
  since: day => `Since ${day}`,
  fromUntil: (from, until) => `From ${from} to ${until}`,
  changeOf: days => `Change the leave: ${days}`,
  removeOf: days => `Remove the leave: ${days}`,
};
