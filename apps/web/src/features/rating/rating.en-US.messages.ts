import type { RatingTexts } from './rating.messages.ts';

export const texts: RatingTexts = {
  ask: 'How is it to use Crachá?',
  veryBad: 'Very bad',
  bad: 'Bad',
  fair: 'Fair',
  good: 'Good',
  veryGood: 'Very good',
  why: 'Why?',
  whyHelp: 'Your rating is read without your name. Don’t write personal data.',
  send: 'Send rating',
  close: 'Close without rating',
  thanks: 'Thank you for the rating',
};
