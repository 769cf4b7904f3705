import type { recognitionModelContract } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { ModelState } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import type { sheetModelContract } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { SheetSample } from '#core/reading/file/sheet-sample.ts';
import { wireColumn } from '#core/reading/file/wire-columns.ts';
import type { ReadDocument } from '#core/reading/reading.ts';
import type { ModelRow } from './model.queries.ts';
import { isRead, type Trial } from './try-model.ts';

type Calls = typeof recognitionModelContract;
type Row = ResponseSent<Calls['pdfModels']>['items'][number];

const states: Record<string, ModelState> = { draft: 'rascunho', active: 'ativo', retired: 'inativo' };

export function stateOf(wire: ModelState): string {
  return { rascunho: 'draft', ativo: 'active', inativo: 'retired' }[wire];
}

export function presentRow(row: ModelRow): Row {
  return {
    id: row.id,
    nome: row.name,
    sistema: row.payroll_system,
    grupo: row.access_group_id === null ? null : { id: row.access_group_id, nome: row.group_name ?? '' },
    situacao: states[row.state] ?? 'rascunho',
    versao: row.version,
    lidos: row.tried,
    limpos: row.passed,
    usos: { documentos: row.used, limpos: row.used_clean, grupos: row.used_groups },
    alteradoEm: row.changed_at.toISOString(),
  };
}

export function presentModel(row: ModelRow): ResponseSent<Calls['pdfModel']> {
  return {
    ...presentRow(row),
    documento: row.document ?? 'recibo',
    ancoras: row.anchors.map(({ text, box }) => ({ texto: text, caixa: [...box] })),
    regioes: row.regions.map(({ role, box }) => ({ papel: role, caixa: [...box] })),
    amostra: { nome: row.sample_name, paginas: row.sample_pages ?? 0 },
  };
}

export function presentGroups(groups: readonly { id: string; name: string }[]) {
  return groups.map(({ id, name }) => ({ id, nome: name }));
}

export function presentSheetModel(row: ModelRow): ResponseSent<(typeof sheetModelContract)['sheetModel']> {
  const { sheet, document, columns, decimals, dates } = row.sheet ?? emptySheet;
  return {
    ...presentRow(row),
    folha: sheet,
    documento: document,
    colunas: columns.map(({ title, holds }) => ({ titulo: title, papel: holds })),
    decimal: decimals,
    datas: dates,
    amostra: { nome: row.sample_name },
  };
}

/** What is shown before anybody has said what the columns hold. */
const emptySheet: SheetShape = { sheet: null, document: 'recibo', columns: [], decimals: null, dates: null };

export function presentSamples(
  sheets: readonly SheetSample[],
): ResponseSent<(typeof sheetModelContract)['sheetModelRows']> {
  return sheets.map(({ name, total, rows, heading, guess }) => ({
    nome: name ?? null,
    total,
    linhas: rows.map(row => [...row]),
    cabecalho: heading,
    palpite: guess.map(wireColumn),
  }));
}

export function presentTrial(trial: Trial, alone: Trial): ResponseSent<Calls['tryPdfModel']> {
  return {
    lidos: trial.tried,
    limpos: trial.passed,
    sozinhos: alone.passed,
    problemas: trial.problems.map(({ code, values }) => ({ codigo: code, valores: values })),
    documentos: trial.documents.map((document, at) => ({
      pagina: document.pages[0] ?? at + 1,
      limpo: isRead(document),
      campos: fieldsOf(document),
      linhas: document.lines.map(({ code, description, reference, earnings, deductions }) => ({
        codigo: code ?? null,
        descricao: description,
        referencia: reference ?? null,
        vencimento: earnings,
        desconto: deductions,
      })),
      achados: document.findings.map(({ code, values }) => ({ codigo: code, valores: values })),
    })),
  };
}

function fieldsOf(document: ReadDocument): Record<string, string | number> {
  const { name, cpf, registration, pis, companyCnpj, month, year, kind, totalEarnings, totalDeductions, net } =
    document;
  const competence = month && year ? `${String(month).padStart(2, '0')}/${year}` : undefined;
  const calendar = document.type === 3 ? { year, ...document.fields } : {};
  const money = { totalEarnings, totalDeductions, net };
  const fields = { name, cpf, registration, pis, companyCnpj, competence, kind, ...money, ...calendar };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}
