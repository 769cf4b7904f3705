export { fields as texts } from '@cracha/contract/features/worker/field-messages.en-US.ts';
