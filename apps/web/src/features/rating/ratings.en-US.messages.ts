import type { RatingsTexts } from './ratings.messages.ts';

export const texts: RatingsTexts = {
  title: 'Ratings of the system',
  lead: 'Ratings from 1 to 5 by area and month, without names. With fewer than five answers, nothing is shown.',
  back: 'Back to help content',
  none: 'No ratings',
  noneLead: 'People are asked after they finish a task.',
  month: 'Month',
  area: 'Area',
  worker: 'Worker',
  hr: 'HR',
  answers: 'Answers',
  few: 'Fewer than 5',
  average: 'Average',
  sentences: 'What they wrote',
  loading: 'Loading sentences',
  failed: 'The sentences could not be read. Close and open again.',
  score: n => `Rating ${n}`,
  inMonth: (month, area) => `${month}, ${area}`,
};
