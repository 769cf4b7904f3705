export { values as texts } from '@cracha/contract/features/history/field-messages.en-US.ts';
