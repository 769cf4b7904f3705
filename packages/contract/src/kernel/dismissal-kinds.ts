import * as z from 'zod/mini';
import { type Said, said } from './said.ts';

/** Why an employment ends: table 19 of eSocial (S-1.3, `mtvDeslig`), by its code. Nothing chosen is "não informado". */
export const dismissalKinds = {
  '01': said('Com justa causa, pela empresa', 'For cause, by the company', 'Con justa causa, por la empresa'),
  '02': said('Sem justa causa, pela empresa', 'Without cause, by the company', 'Sin justa causa, por la empresa'),
  '03': said(
    'Fim antecipado do contrato a termo, pela empresa',
    'Fixed-term contract ended early, by the company',
    'Fin anticipado del contrato a plazo, por la empresa',
  ),
  '04': said(
    'Fim antecipado do contrato a termo, pelo trabalhador',
    'Fixed-term contract ended early, by the worker',
    'Fin anticipado del contrato a plazo, por el trabajador',
  ),
  '05': said('Culpa recíproca', 'Fault of both', 'Culpa recíproca'),
  '06': said('Fim do contrato a termo', 'End of the fixed-term contract', 'Fin del contrato a plazo'),
  '07': said('Pedido de demissão', 'Resignation', 'Renuncia'),
  '08': said(
    'Interesse do trabalhador (CLT, arts. 394 e 483)',
    'In the worker’s interest (CLT, arts. 394 and 483)',
    'Interés del trabajador (CLT, arts. 394 y 483)',
  ),
  '09': said('Morte do empregador individual', 'Death of the sole employer', 'Muerte del empleador individual'),
  '10': said('Morte do trabalhador', 'Death of the worker', 'Muerte del trabajador'),
  '11': said(
    'Transferência para empresa do mesmo grupo',
    'Transfer to a company of the same group',
    'Traslado a una empresa del mismo grupo',
  ),
  '14': said('Fechamento da empresa', 'Closing of the company', 'Cierre de la empresa'),
  '17': said('Rescisão indireta', 'Constructive dismissal', 'Despido indirecto'),
  '33': said(
    'Acordo entre as partes (CLT, art. 484-A)',
    'Mutual agreement (CLT, art. 484-A)',
    'Acuerdo entre las partes',
  ),
  '36': said('Mudança de CPF', 'Change of CPF', 'Cambio de CPF'),
  '44': said('Agrupamento de contratos', 'Contracts joined', 'Agrupación de contratos'),
} as const satisfies Record<string, Said>;
export type DismissalKind = keyof typeof dismissalKinds;

/** In the order of their numbers: keys that look like whole numbers would come first. */
export const dismissalCodes = Object.keys(dismissalKinds).sort() as DismissalKind[];

/** A code of the table. */
export const dismissalCode = z.enum(dismissalCodes, 'INVALID_OPTION');
