import type { Month } from '#core/clock/month/month-of.ts';
import { byteOrderMark, csvLine } from '#core/file/csv-line.ts';
import { sheetFile } from '#core/file/sheet-file.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { totalsInDays, totalsOf } from '../payroll-totals.ts';
import type { Maker, Making } from './make-clock-file.ts';
import {
  type ClosedMirror,
  closedMirrors,
  type PayrollCode,
  payrollCodesOf,
  periodOf,
} from './make-payroll.queries.ts';

const heading = ['matricula', 'cpf', 'nome', 'inicio', 'fim', 'codigo', 'descricao', 'minutos', 'horas'];

/** What payroll takes from closed mirrors (product 4, section 15): a line per worker and code. Asked again it is the same bytes. */
export const makePayroll: Maker = {
  title: 'folha',
  async asked(tx, { idPeriodo, idEmpresa, de, ate, formato }) {
    const contentType = formato === 'xlsx' ? sheetType : 'text/csv';
    if (idPeriodo !== undefined) {
      const period = (await periodOf(tx, idPeriodo, idEmpresa)) ?? refuse('NOT_FOUND');
      return { from: period.from_day, until: period.until_day, contentType };
    }
    if (de === undefined || ate === undefined) return refuseField('idPeriodo', 'REQUIRED_FIELD');
    if (ate < de) return refuseField('ate', 'START_AFTER_END');
    return { from: de, until: ate, contentType };
  },
  async make(making) {
    const { file, pool, job } = making;
    const found = await inJobContext(pool, job, tx => read(tx, making));
    if (found.mirrors.length === 0) return 'empty';
    const lines = found.mirrors.flatMap(mirror => linesOf(mirror, found.codes));
    const isSheet = file.content_type === sheetType;
    const bytes = isSheet
      ? sheetFile([heading, ...lines])
      : Buffer.from(byteOrderMark + [heading, ...lines].map(line => csvLine(line.map(String))).join(''));
    const { sha256, size } = await making.files.put(once(bytes), { maxBytes: mostBytes });
    const name = `folha_${file.from_day}_${file.until_day}.${isSheet ? 'xlsx' : 'csv'}`;
    return {
      ...{
        name,
        contentType: isSheet ? sheetType : 'text/csv',
        sha256,
        size,
        from: file.from_day,
        until: file.until_day,
      },
      report: { linhas: lines.length, semCodigo: withoutCode(found.mirrors, found.codes) },
    };
  },
};

const mostBytes = 256 * 1024 * 1024;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function read(tx: Tx, { file }: Making): Promise<{ mirrors: ClosedMirror[]; codes: PayrollCode[] }> {
  const companyId = file.company_id ?? '';
  const codes = await payrollCodesOf(tx, companyId);
  return { codes, mirrors: await closedMirrors(tx, companyId, file.from_day ?? '', file.until_day ?? '') };
}

function linesOf(mirror: ClosedMirror, codes: readonly PayrollCode[]): (string | number)[][] {
  return codes.flatMap(({ total, percentual, codigo }) => {
    const found = totalsOf(mirror.document).filter(
      one => one.total === total && (percentual === null || one.percentage === percentual),
    );
    const minutes = found.reduce((sum, one) => sum + one.minutes, 0);
    if (minutes === 0) return [];
    const description = percentual === null ? total : `${total} ${percentual}%`;
    return [
      [
        mirror.registration,
        mirror.cpf,
        mirror.name,
        mirror.from_day,
        mirror.until_day,
        codigo,
        description,
        minutes,
        totalsInDays.includes(total) ? '' : hours(minutes),
      ],
    ];
  });
}

/** Totals with minutes that no code takes: named before anybody relies on the file. */
function withoutCode(mirrors: readonly { document: Month }[], codes: readonly PayrollCode[]): string[] {
  const taken = (total: string, percentage: number | null) =>
    codes.some(one => one.total === total && (one.percentual === null || one.percentual === percentage));
  const missing = mirrors
    .flatMap(({ document }) => totalsOf(document))
    .filter(({ total, percentage, minutes }) => minutes !== 0 && !taken(total, percentage))
    .map(({ total, percentage }) => (percentage === null ? total : `${total} ${percentage}%`));
  return [...new Set(missing)].sort();
}

function hours(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
