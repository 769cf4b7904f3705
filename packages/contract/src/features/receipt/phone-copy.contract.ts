import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idParams } from '../../kernel/wire.ts';
import { statement } from './income-statement.schemas.ts';
import { conversation, receipt, receiptChanges } from './receipt.schemas.ts';
import { dispute } from './receipt-dispute.schemas.ts';

const receipts = { roles: ['EMPREGADO'], appAccess: ['recibos'] } as const satisfies Access;
const statements = { roles: ['EMPREGADO'], appAccess: ['informe-rendimentos'] } as const satisfies Access;

/** A receipt, why its net changed, and what was said about it; null where nothing was. */
const keptReceipt = z.object({
  recibo: receipt,
  variacao: receiptChanges,
  conversa: z.nullable(conversation),
  discordancia: z.nullable(dispute),
});

/** What a worker's phone keeps to be read without a network. Kept is not read: none of these calls dates an opening. */
export const phoneCopyContract = {
  receiptsToKeep: endpoint({
    method: 'GET',
    path: '/recibo/guardar',
    summary:
      "The worker's last twelve receipts in full, why each net changed and what was said about it; opens none of them.",
    access: { ...receipts, permission: ['TrabalhadorReciboVisualizar'] },
    response: z.object({ recibos: z.array(keptReceipt) }),
  }),
  receiptPdfToKeep: endpoint({
    method: 'GET',
    path: '/recibo/:id/pdf/guardar',
    summary: "The receipt's PDF for the phone's own store: counts as one download, not as an opening.",
    access: { ...receipts, permission: ['TrabalhadorReciboDownload'] },
    params: idParams('receipt'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  statementToKeep: endpoint({
    method: 'GET',
    path: '/informe/guardar',
    summary: "The worker's last income statement; doesn't open it.",
    access: { ...statements, permission: ['TrabalhadorInformeRendimentoVisualizar'] },
    response: z.object({ informe: z.nullable(statement) }),
  }),
  statementPdfToKeep: endpoint({
    method: 'GET',
    path: '/informe/:id/pdf/guardar',
    summary: "The statement's PDF for the phone's own store: counts as one download, not as an opening.",
    access: { ...statements, permission: ['TrabalhadorInformeRendimentoDownload'] },
    params: idParams('statement'),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
