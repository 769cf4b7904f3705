export { kinds as texts } from '@cracha/contract/features/history/kind-messages.en-US.ts';
