import type { ErrorCode } from '../../errors/catalogue.ts';
import { isDay } from '../../kernel/calendar-day.ts';
import type { DeskField } from './desk-setup.schemas.ts';

/** What is wrong with an answer to a category's question; undefined: nothing. The form and the server ask the same. */
export function answerRefusal(
  { tipo, obrigatorio, opcoes }: DeskField,
  value: string | undefined,
): ErrorCode | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return obrigatorio ? 'REQUIRED_FIELD' : undefined;
  if (tipo === 'numero' && !/^-?\d{1,15}([.,]\d{1,6})?$/.test(text)) return 'INVALID_OPTION';
  if (tipo === 'data' && !(/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text))) return 'INVALID_DATE';
  if (tipo === 'escolha' && !opcoes.includes(text)) return 'INVALID_OPTION';
  if (tipo === 'simNao' && text !== 'sim' && text !== 'nao') return 'INVALID_OPTION';
  return undefined;
}
