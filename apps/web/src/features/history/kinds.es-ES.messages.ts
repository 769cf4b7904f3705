export { kinds as texts } from '@cracha/contract/features/history/kind-messages.es-ES.ts';
