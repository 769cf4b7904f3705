import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { StoredDependant } from '#core/employment/dependants.ts';
import type { WorkerTable } from '#core/employment/worker-columns.ts';
import type { LeaveDays } from '../leave-days.ts';
import type { RecordForm } from '../record-form.queries.ts';
import type { Reason } from './registry-check.ts';
import type { Fill } from './registry-fill.ts';
import type { OwnColumns } from './registry-own.ts';

type Row = Record<string, FieldValue> | null;

/** An employment that a row may be about. */
export interface FoundEmployment {
  id: string;
  company_id: string;
  person_id: string;
  cpf: string | null;
  registration_key: string;
  version: number;
  dismissed: boolean;
  created_on: string;
  parts: Record<WorkerTable, Row>;
  /** The newest first. */
  changes: { field: string; from_day: string; value: string | null }[];
  leaves: LeaveDays[];
}

export interface DatedRow {
  field: string;
  from_day: string;
  value: string | null;
  /** The column holds it already, or is given it with the import. */
  applied: boolean;
  /** What held until now, kept with its own day before the first change. */
  held: boolean;
}

/** Column values by table; of a leave those of `leaveColumns`, all null where there was none. */
export type ByTable = Partial<Record<WorkerTable | 'employment_leave', Record<string, FieldValue | StoredDependant[]>>>;

export interface PlannedRow {
  position: number;
  act: 'insert' | 'update' | 'same' | 'refused';
  company_id: string | null;
  employment_id: string | null;
  person_id: string | null;
  cpf: string | null;
  name: string | null;
  registration: string | null;
  version: number | null;
  reasons: Reason[];
  before: ByTable;
  after: ByTable;
  dated: DatedRow[];
  cells: string[];
}

export interface PlanRules {
  /** Active companies in reach, by CNPJ and by the root of head offices. */
  companies: ReadonlyMap<string, string>;
  /** Of rows that name none. */
  companyId: string | null;
  /** From when dated changes hold, and today. */
  day: string;
  today: string;
  newId: () => string;
  /** Whether new workers may be made; false: only named ones are in reach. */
  registers: boolean;
  /** What companies ask of records, and the sections that the file's sender may tell of. */
  forms: ReadonlyMap<string, RecordForm>;
  own: OwnColumns;
  sections: ReadonlySet<WorkerSection>;
  /** What new workers get of what their company requires and the file has no column for. */
  fill: Fill;
}
