import type { KernelTexts } from './kernel.messages.ts';

export const texts: KernelTexts = {
  unexpected: 'Something went wrong on our side. Try again in a moment.',
  offline: 'Offline. Try again when the internet is back.',
  denied: 'Access not allowed, you will be taken to login',
};
