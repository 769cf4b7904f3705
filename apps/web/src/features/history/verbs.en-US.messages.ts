export { verbs as texts } from '@cracha/contract/features/history/verb-messages.en-US.ts';
