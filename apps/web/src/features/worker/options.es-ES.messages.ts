export { options as texts } from '@cracha/contract/features/worker/option-messages.es-ES.ts';
