import type { Tone } from '#ui/base/Status.tsx';
import type { TemplateState } from './template.api.ts';

export const stateTones: Record<TemplateState, Tone> = { rascunho: 'neutral', publicado: 'ok', alterado: 'warn' };
