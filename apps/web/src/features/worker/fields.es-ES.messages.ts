export { fields as texts } from '@cracha/contract/features/worker/field-messages.es-ES.ts';
