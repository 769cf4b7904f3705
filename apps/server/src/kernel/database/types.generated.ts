// Generated from the migrated database (apps/server/scripts/database-types.ts); a test compares. Don't edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** timestamptz: a Date when read, a Date or ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** jsonb: parsed when read, JSON text when written. */
export type Json = ColumnType<unknown, string, string>;
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type Nullable<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null | undefined, U | null> : ColumnType<T | null, T | null | undefined, T | null>;

export interface AccessChange {
  nothing: Nullable<boolean>;
}

export interface AccessGroup {
  id: Defaulted<string>;
  name: string;
  plan: string;
  reseller_id: Nullable<string>;
  suspended_at: Nullable<Instant>;
  password_policy: Defaulted<string>;
  test_started_on: Nullable<string>;
  next_adjustment_on: Nullable<string>;
  attach_pdf_to_mail: Defaulted<boolean>;
  answer_days: Defaulted<number>;
  created_at: Defaulted<Instant>;
  receipt_full: Defaulted<boolean>;
  receipt_qr_code: Defaulted<boolean>;
  receipt_message: Nullable<string>;
}

export interface AccessGroupModule {
  access_group_id: string;
  module: string;
}

export interface AccessLetter {
  person_id: string;
  code_mac: Buffer;
  issued_by: Nullable<string>;
  issued_at: Defaulted<Instant>;
  expires_at: Instant;
  used_at: Nullable<Instant>;
  id: Defaulted<string>;
  access_group_id: Nullable<string>;
  kind: Defaulted<string>;
  birth_mac: Nullable<Buffer>;
  link_mac: Nullable<Buffer>;
  channel: Nullable<string>;
  contact: Nullable<string>;
}

export interface AccessLog {
  id: GeneratedAlways<number>;
  access_group_id: Nullable<string>;
  person_id: string;
  opened_by: string;
  supporter_id: Nullable<string>;
  profile: string;
  ip: Nullable<string>;
  at: Defaulted<Instant>;
  entity: string;
  entity_id: string;
}

export interface AccessProfile {
  id: Defaulted<string>;
  access_group_id: Nullable<string>;
  role: string;
  name: string;
  permissions: string[];
  version: Defaulted<number>;
}

export interface AccountCase {
  id: Defaulted<string>;
  person_id: string;
  kind: string;
  state: string;
  access_group_id: Nullable<string>;
  asked_at: Defaulted<Instant>;
  asked_by: Nullable<string>;
  reason: Nullable<string>;
  evidence: Nullable<string>;
  confirmed_by: Nullable<string>;
  confirmed_at: Nullable<Instant>;
  outcome: Nullable<string>;
  due_at: Nullable<Instant>;
  objection_mac: Nullable<Buffer>;
  opposed_at: Nullable<Instant>;
  opposed_how: Nullable<string>;
  channel: Nullable<string>;
  new_contact: Nullable<string>;
  former_people: Defaulted<string[]>;
  ended_at: Nullable<Instant>;
}

export interface Admission {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  state: Defaulted<string>;
  name: string;
  contact: string;
  email: Nullable<string>;
  cell_phone: Nullable<string>;
  language: Defaulted<string>;
  job_title: string;
  hiring_regime: string;
  starts_on: string;
  due_on: string;
  kit_definition_id: Nullable<string>;
  papers: Json;
  told: Defaulted<Json>;
  dependants: Nullable<Json>;
  notice_version: Nullable<string>;
  notice_at: Nullable<Instant>;
  notice_ip: Nullable<string>;
  returned: Defaulted<Json>;
  accepted: Defaulted<string[]>;
  invited_by: string;
  invited_at: Defaulted<Instant>;
  sent_at: Nullable<Instant>;
  true_at: Nullable<Instant>;
  approved_by: Nullable<string>;
  approved_at: Nullable<Instant>;
  hired_by: Nullable<string>;
  hired_at: Nullable<Instant>;
  employment_id: Nullable<string>;
  kit_id: Nullable<string>;
  ended_at: Nullable<Instant>;
  reason: Nullable<string>;
  erase_on: Nullable<string>;
  erased_at: Nullable<Instant>;
  access_token_hash: Nullable<Buffer>;
  access_code_hash: Nullable<Buffer>;
  access_code_until: Nullable<Instant>;
  access_code_tries: Defaulted<number>;
  delivery: Defaulted<string>;
  version: Defaulted<number>;
  search: GeneratedAlways<string | null>;
  manager_id: Nullable<string>;
}

export interface AdmissionContact {
  id: Defaulted<string>;
  admission_id: string;
  access_group_id: string;
  kind: string;
  contact: string;
  code_mac: Buffer;
  made_at: Defaulted<Instant>;
  expires_at: Instant;
  tries: Defaulted<number>;
  used_at: Nullable<Instant>;
}

export interface AdmissionFile {
  id: Defaulted<string>;
  admission_id: string;
  access_group_id: string;
  paper_id: string;
  side: number;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  at: Defaulted<Instant>;
}

export interface Announcement {
  id: Defaulted<string>;
  access_group_id: string;
  title: string;
  message: string;
  company_ids: string[];
  to_workers: boolean;
  to_managers: boolean;
  departments: Defaulted<string[]>;
  clients: Defaulted<string[]>;
  person_ids: Defaulted<string[]>;
  also_new: Defaulted<boolean>;
  starts_at: Nullable<Instant>;
  ends_at: Nullable<Instant>;
  pinned: Defaulted<boolean>;
  must_read: Defaulted<boolean>;
  published_at: Nullable<Instant>;
  published_by: Nullable<string>;
  withdrawn_at: Nullable<Instant>;
  delivered_at: Nullable<Instant>;
  version: Defaulted<number>;
  read_version: Defaulted<number>;
  created_by: Nullable<string>;
  created_at: Defaulted<Instant>;
  changed_at: Defaulted<Instant>;
  search: GeneratedAlways<string | null>;
}

export interface AnnouncementFile {
  id: Defaulted<string>;
  access_group_id: string;
  announcement_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  added_by: Nullable<string>;
  added_at: Defaulted<Instant>;
}

export interface AnnouncementReader {
  announcement_id: string;
  profile: string;
  person_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: Nullable<string>;
  addressed: Defaulted<boolean>;
  seen_at: Nullable<Instant>;
  seen_version: Defaulted<number>;
  confirmed_at: Nullable<Instant>;
  confirmed_version: Defaulted<number>;
}

export interface ApprovalSeat {
  id: Defaulted<string>;
  access_group_id: string;
  kind: string;
  subject_id: string;
  person_id: string;
  for_person: Nullable<string>;
  from_at: Defaulted<Instant>;
  ended_at: Nullable<Instant>;
}

export interface ApproverProfile {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  position: number;
  active: Defaulted<boolean>;
  kinds: string[];
  company_ids: Nullable<string[]>;
  steps: Json;
  version: Defaulted<number>;
  created_at: Defaulted<Instant>;
  conditions: Defaulted<Json>;
}

export interface Association {
  id: Defaulted<string>;
  name: string;
  created_at: Defaulted<Instant>;
}

export interface AssociationCompany {
  association_id: string;
  company_id: string;
  access_group_id: string;
  affiliated_on: Defaulted<string>;
}

export interface AssociationMember {
  id: Defaulted<string>;
  association_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  joined_on: Defaulted<string>;
  left_on: Nullable<string>;
}

export interface Attempt {
  id: GeneratedAlways<number>;
  kind: string;
  subject: Buffer;
  state: Defaulted<string>;
  at: Defaulted<Instant>;
  ip: Nullable<string>;
}

export interface BankChange {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  before: Json;
  after: Json;
  state: Defaulted<string>;
  asked_by: string;
  asked_at: Defaulted<Instant>;
  due_at: Instant;
  ended_at: Nullable<Instant>;
}

export interface BankPosting {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  kind: string;
  minutes: number;
  percentage: Nullable<number>;
  lot_day: string;
  due_day: Nullable<string>;
  timesheet_id: Nullable<string>;
  timesheet_version: Nullable<number>;
  reverses: Nullable<string>;
  reason: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface BatchDownload {
  id: Defaulted<string>;
  access_group_id: string;
  requested_by: string;
  requested_at: Defaulted<Instant>;
  category: number;
  filter: Defaulted<Json>;
  language: string;
  state: Defaulted<string>;
  attempt: Defaulted<number>;
  total: number;
  done: Defaulted<number>;
  missing: Defaulted<number>;
  ended_at: Nullable<Instant>;
  expires_at: Nullable<Instant>;
  name_parts: Defaulted<string[]>;
}

export interface BatchDownloadEntry {
  batch_id: string;
  position: number;
  access_group_id: string;
  receipt_id: string;
  state: Defaulted<string>;
  reason: Nullable<string>;
}

export interface BatchDownloadFile {
  batch_id: string;
  number: number;
  access_group_id: string;
  zip_hash: string;
  size: number;
  entries: number;
  first_position: number;
  last_position: number;
}

export interface BenefitPlan {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  name: string;
  kind: string;
  regimes: Defaulted<string[]>;
  min_months: Defaulted<number>;
  departments: Defaulted<string[]>;
  share_kind: string;
  share: number;
  window_from: Nullable<string>;
  window_until: Nullable<string>;
  max_dependants: Defaulted<number>;
  term_version: Defaulted<number>;
  active: Defaulted<boolean>;
  version: Defaulted<number>;
}

export interface BenefitTerm {
  plan_id: string;
  version: number;
  access_group_id: string;
  company_id: string;
  term: string;
  made_at: Defaulted<Instant>;
}

export interface Candidate {
  id: Defaulted<string>;
  opening_id: string;
  access_group_id: string;
  company_id: string;
  name: string;
  email: Nullable<string>;
  cell_phone: Nullable<string>;
  stage: Defaulted<string>;
  reason: Nullable<string>;
  admission_id: Nullable<string>;
  made_by: string;
  made_at: Defaulted<Instant>;
  erase_on: Nullable<string>;
}

export interface CannedAnswer {
  id: Defaulted<string>;
  access_group_id: string;
  title: string;
  words: string;
  active: Defaulted<boolean>;
  version: Defaulted<number>;
}

export interface ClockClosing {
  id: Defaulted<string>;
  access_group_id: string;
  task_id: string;
  verb: string;
  period_ids: string[];
  filter: Defaulted<Json>;
  passed_over: Defaulted<string[]>;
  reason: Nullable<string>;
  asked_by: string;
  asked_at: Defaulted<Instant>;
}

export interface ClockClosingItem {
  closing_id: string;
  timesheet_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  state: Defaulted<string>;
  code: Nullable<string>;
}

export interface ClockCompanyChoice {
  person_id: string;
  profile: string;
  access_group_id: string;
  company_id: string;
  chosen_at: Defaulted<Instant>;
}

export interface ClockCopy {
  timesheet_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  document: Json;
  digest: string;
}

export interface ClockDay {
  employment_id: string;
  day: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  kind: string;
  pending: boolean;
  occurrences: string[];
  document: Json;
  computed_at: Defaulted<Instant>;
}

export interface ClockDevice {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  kind: string;
  own: Defaulted<boolean>;
  serial: string;
  layout: Nullable<string>;
  crc: Nullable<string>;
  next_nsr: Defaulted<number>;
  last_hash: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface ClockExcuse {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  day: string;
  from_at: Nullable<string>;
  until_at: Nullable<string>;
  minutes: Nullable<number>;
  paid: Defaulted<boolean>;
  reason: string;
  justification_id: Nullable<string>;
  made_by: string;
  made_at: Defaulted<Instant>;
  removed_at: Nullable<Instant>;
}

export interface ClockFile {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: Nullable<string>;
  task_id: string;
  direction: string;
  kind: string;
  name: string;
  sha256: Nullable<string>;
  size: Nullable<number>;
  content_type: Nullable<string>;
  from_day: Nullable<string>;
  until_day: Nullable<string>;
  number: Nullable<number>;
  reopened: Defaulted<boolean>;
  confirmed: Defaulted<boolean>;
  report: Nullable<Json>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface ClockFileLine {
  file_id: string;
  position: number;
  access_group_id: string;
  number: Nullable<number>;
  field: Nullable<string>;
  code: string;
  data: Defaulted<Json>;
  warning: Defaulted<boolean>;
}

export interface ClockIntegration {
  company_id: string;
  access_group_id: string;
  adapter: string;
  active: Defaulted<boolean>;
  settings: Defaulted<Json>;
  changed_at: Defaulted<Instant>;
  company_code: Defaulted<string>;
  version: Defaulted<number>;
}

export interface ClockOutbox {
  id: Defaulted<string>;
  sequence: GeneratedAlways<number>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  adapter: string;
  key: string;
  verb: string;
  subject_id: string;
  payload: Json;
  state: Defaulted<string>;
  tries: Defaulted<number>;
  next_try_at: Defaulted<Instant>;
  failure: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  answered_at: Nullable<Instant>;
  told_at: Nullable<Instant>;
}

export interface ClockPeriod {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  kind: string;
  from_day: string;
  until_day: string;
  opened_by: Nullable<string>;
  opened_at: Defaulted<Instant>;
}

export interface ClockRule {
  id: Defaulted<string>;
  access_group_id: string;
  rule_set_id: string;
  from_day: string;
  document: Json;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface ClockRuleSet {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  kind: string;
  made_at: Defaulted<Instant>;
}

export interface ClockSetting {
  company_id: string;
  access_group_id: string;
  zone: Nullable<string>;
  first_day: Defaulted<number>;
  half_months: Defaulted<boolean>;
  answer_days: Defaulted<number>;
  approval_days: Defaulted<number>;
  days_back: Nullable<number>;
  place: Defaulted<string>;
  photo: Defaulted<boolean>;
  rule_set_id: Nullable<string>;
  payroll_codes: Defaulted<Json>;
  rep_number: Nullable<string>;
  version: Defaulted<number>;
}

export interface ClockSync {
  company_id: string;
  what: string;
  access_group_id: string;
  cursor: Nullable<string>;
  asked_at: Nullable<Instant>;
  succeeded_at: Nullable<Instant>;
  failed_at: Nullable<Instant>;
  failure: Nullable<string>;
}

export interface CodeSent {
  id: GeneratedAlways<number>;
  subject: Buffer;
  at: Defaulted<Instant>;
}

export interface ColumnMapping {
  access_group_id: string;
  heading: string;
  titles: string[];
  columns: string[];
  confirmed_by: string;
  confirmed_at: Defaulted<Instant>;
  document: Defaulted<string>;
}

export interface Company {
  id: Defaulted<string>;
  access_group_id: string;
  cnpj: string;
  legal_name: string;
  trade_name: string;
  head_office_id: Nullable<string>;
  cnae: Nullable<string>;
  email: Nullable<string>;
  phone: Nullable<string>;
  street: Nullable<string>;
  number: Nullable<string>;
  complement: Nullable<string>;
  district: Nullable<string>;
  city: Nullable<string>;
  state: Nullable<string>;
  cep: Nullable<string>;
  active: Defaulted<boolean>;
  full_receipt: Defaulted<boolean>;
  qr_code: Defaulted<boolean>;
  app_accesses: Defaulted<string[]>;
  app_accesses_off: Defaulted<string[]>;
  app_accesses_on: Defaulted<string[]>;
  version: Defaulted<number>;
  search: GeneratedAlways<string | null>;
  created_at: Defaulted<Instant>;
  shows_receipts: Defaulted<boolean>;
  shows_benefits: Defaulted<boolean>;
  shows_income_statements: Defaulted<boolean>;
  shows_timesheets: Defaulted<boolean>;
  timesheet_approval: Defaulted<boolean>;
  request_approval: Defaulted<boolean>;
  request_flow: Defaulted<boolean>;
  time_clock_kind: Defaulted<string>;
  branch: Defaulted<boolean>;
  logo_sha256: Nullable<string>;
  deleted_at: Nullable<Instant>;
  required_fields: Defaulted<string[]>;
  record_form_changed_at: Nullable<Instant>;
  sms_notice: Defaulted<boolean>;
  mail_attaches: Defaulted<boolean>;
}

export interface CompanyField {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  name: string;
  kind: string;
  options: Defaulted<string[]>;
  required: Defaulted<boolean>;
  section: string;
  place: number;
  retired_at: Nullable<Instant>;
  created_at: Defaulted<Instant>;
}

export interface CompanyTransfer {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  to_company_id: string;
  registration: string;
  from_day: string;
  reason: Nullable<string>;
  state: Defaulted<string>;
  to_employment_id: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface ContactCode {
  person_id: string;
  purpose: string;
  channel: string;
  contact: string;
  code_mac: Buffer;
  link_mac: Nullable<Buffer>;
  sent_at: Defaulted<Instant>;
  expires_at: Instant;
  wrong: Defaulted<number>;
  used_at: Nullable<Instant>;
}

export interface CrossTenantAccess {
  id: GeneratedAlways<number>;
  at: Defaulted<Instant>;
  person_id: Nullable<string>;
  reason: string;
}

export interface DecisionBatch {
  id: Defaulted<string>;
  access_group_id: string;
  task_id: string;
  act: string;
  profile: string;
  reason: Nullable<string>;
  asked_by: string;
  asked_at: Defaulted<Instant>;
}

export interface DecisionBatchItem {
  batch_id: string;
  subject_id: string;
  access_group_id: string;
  version: number;
  state: Defaulted<string>;
  code: Nullable<string>;
  data: Defaulted<Json>;
}

export interface DeskCategory {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  fields: Defaulted<Json>;
  confidential: Defaulted<boolean>;
  first_minutes: number;
  solution_minutes: number;
  active: Defaulted<boolean>;
  version: Defaulted<number>;
  made_at: Defaulted<Instant>;
}

export interface DeskCategoryPerson {
  category_id: string;
  person_id: string;
  access_group_id: string;
}

export interface DeskCounter {
  access_group_id: string;
  year: number;
  last: number;
}

export interface DeskEvent {
  id: GeneratedAlways<number>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  ticket_id: string;
  act: string;
  at: Defaulted<Instant>;
  by_person: Nullable<string>;
  reason: Nullable<string>;
  first_minutes: Nullable<number>;
  solution_minutes: Nullable<number>;
}

export interface DeskFile {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  ticket_id: string;
  message_id: number;
  internal: boolean;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

export interface DeskHours {
  access_group_id: string;
  hours: Json;
  version: Defaulted<number>;
  changed_by: Nullable<string>;
  changed_at: Defaulted<Instant>;
}

export interface DeskMessage {
  id: GeneratedAlways<number>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  ticket_id: string;
  by_person: string;
  of_worker: boolean;
  internal: Defaulted<boolean>;
  at: Defaulted<Instant>;
  message: string;
}

export interface DeskTicket {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  protocol: string;
  category_id: string;
  confidential: boolean;
  subject: string;
  answers: Defaulted<Json>;
  worker_name: string;
  search: GeneratedAlways<string>;
  state: Defaulted<string>;
  priority: Defaulted<string>;
  assignee_id: Nullable<string>;
  request_id: Nullable<string>;
  receipt_id: Nullable<string>;
  first_minutes: number;
  solution_minutes: number;
  opened_at: Defaulted<Instant>;
  first_answered_at: Nullable<Instant>;
  first_due_at: Instant;
  solution_due_at: Nullable<Instant>;
  due_at: Nullable<Instant>;
  consumed: Defaulted<number>;
  late: Defaulted<boolean>;
  late_told: Defaulted<boolean>;
  waiting_since: Nullable<Instant>;
  solved_at: Nullable<Instant>;
  closed_at: Nullable<Instant>;
  rating: Nullable<number>;
  rating_words: Nullable<string>;
  rated_at: Nullable<Instant>;
  worker_unread: Defaulted<number>;
  staff_unread: Defaulted<number>;
  changed_at: Defaulted<Instant>;
  version: Defaulted<number>;
  merged_into: Nullable<string>;
}

export interface DeviceEvent {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  device_id: string;
  nsr: number;
  type: string;
  at: Instant;
  data: Defaulted<Json>;
}

export interface Document {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: Nullable<string>;
  sent_by: Nullable<string>;
  title: string;
  created_at: Defaulted<Instant>;
  code: string;
  type: Defaulted<number>;
  kind: Nullable<string>;
  side: Defaulted<string>;
  to_side: Defaulted<string>;
  origin: Defaulted<string>;
  message: Defaulted<string>;
  asks: Defaulted<string>;
  state: Defaulted<string>;
  due_on: Nullable<string>;
  valid_until: Nullable<string>;
  visible: Defaulted<boolean>;
  health: Defaulted<boolean>;
  folder: Nullable<string>;
  tags: Defaulted<string[]>;
  file_version: Defaulted<number>;
  version: Defaulted<number>;
  replaced_by: Nullable<string>;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  reason: Nullable<string>;
  sent_at: Nullable<Instant>;
  deleted_at: Nullable<Instant>;
  search: Defaulted<string>;
  section: Nullable<string>;
  batch_id: Nullable<string>;
  template_id: Nullable<string>;
  template_version: Nullable<number>;
}

export interface DocumentBatch {
  id: Defaulted<string>;
  access_group_id: string;
  person_id: string;
  title: string;
  total: number;
  made_at: Defaulted<Instant>;
  template_id: Nullable<string>;
  template_version: Nullable<number>;
  profile: Nullable<string>;
  asks: Nullable<string>;
  fields: Nullable<Json>;
  message: Defaulted<string>;
  due_on: Nullable<string>;
  tells: Defaulted<boolean>;
  key: Nullable<string>;
  key_hash: Nullable<string>;
  ended_at: Nullable<Instant>;
}

export interface DocumentBatchRow {
  batch_id: string;
  number: number;
  access_group_id: string;
  employment_id: Nullable<string>;
  named: Nullable<string>;
  fields: Defaulted<Json>;
  state: Defaulted<string>;
  code: Nullable<string>;
  data: Defaulted<Json>;
  document_id: Nullable<string>;
}

export interface DocumentFile {
  id: Defaulted<string>;
  document_id: string;
  version: number;
  access_group_id: string;
  position: number;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: Nullable<number>;
  shown_sha256: Nullable<string>;
}

export interface DocumentInfected {
  id: Defaulted<string>;
  access_group_id: string;
  person_id: string;
  at: Defaulted<Instant>;
}

export interface DocumentNumber {
  access_group_id: string;
  year: number;
  last: Defaulted<number>;
}

export interface DocumentPerson {
  document_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  name: string;
  receives: Defaulted<boolean>;
}

export interface DocumentReading {
  id: Defaulted<string>;
  document_id: string;
  version: number;
  access_group_id: string;
  person_id: Nullable<string>;
  signer_id: Nullable<string>;
  begun_at: Defaulted<Instant>;
  touched_at: Defaulted<Instant>;
  served: Defaulted<Json>;
  counted: Defaulted<number[]>;
  counted_at: Nullable<Instant>;
}

export interface DocumentReceipt {
  document_id: string;
  version: number;
  access_group_id: string;
  person_id: string;
  seen_at: Defaulted<Instant>;
  seen_ip: Nullable<string>;
  read_at: Nullable<Instant>;
  acknowledged_at: Nullable<Instant>;
  acknowledged_ip: Nullable<string>;
  downloaded_at: Nullable<Instant>;
  read_ip: Nullable<string>;
  downloaded_ip: Nullable<string>;
}

export interface DocumentSigner {
  id: Defaulted<string>;
  document_id: string;
  access_group_id: string;
  person_id: Nullable<string>;
  name: string;
  email: Nullable<string>;
  access_token_hash: Nullable<Buffer>;
  access_code_hash: Nullable<Buffer>;
  opened_at: Nullable<Instant>;
  access_until: Nullable<Instant>;
  request_id: Nullable<string>;
  employment_id: Nullable<string>;
  profile: Nullable<string>;
  role: Defaulted<string>;
  step: Defaulted<number>;
  position: Defaulted<number>;
  state: Defaulted<string>;
  cpf: Nullable<string>;
  cell_phone: Nullable<string>;
  contact: Defaulted<string>;
  invited_at: Nullable<Instant>;
  read_at: Nullable<Instant>;
  signed_at: Nullable<Instant>;
  refused_at: Nullable<Instant>;
  reason: Nullable<string>;
  access_code_until: Nullable<Instant>;
  access_code_tries: Defaulted<number>;
  policy_version: Nullable<string>;
  policy_accepted_at: Nullable<Instant>;
  terms_version: Nullable<number>;
  act: Nullable<Json>;
}

export interface DocumentUpload {
  id: Defaulted<string>;
  access_group_id: string;
  person_id: string;
  profile: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: Nullable<number>;
  at: Defaulted<Instant>;
  unsignable: Nullable<string>;
  shown_sha256: Nullable<string>;
}

export interface DocumentVersion {
  document_id: string;
  number: number;
  access_group_id: string;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  reason: Nullable<string>;
  hash_sent: string;
  pages: Nullable<number>;
  prepared_sha256: Nullable<string>;
  prepared_size: Nullable<number>;
}

export interface Download {
  id: GeneratedAlways<number>;
  person_id: string;
  access_group_id: Nullable<string>;
  at: Defaulted<Instant>;
  what: string;
  entity_id: Nullable<string>;
}

export interface DownloadLink {
  id: Defaulted<string>;
  access_group_id: string;
  person_id: string;
  profile: string;
  title: string;
  token_hash: Buffer;
  password_mac: Buffer;
  until: Instant;
  times: number;
  used: Defaulted<number>;
  tries: Defaulted<number>;
  shut_until: Nullable<Instant>;
  revoked_at: Nullable<Instant>;
  made_at: Defaulted<Instant>;
}

export interface DownloadLinkFile {
  link_id: string;
  position: number;
  access_group_id: string;
  document_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

export interface DownloadLinkOpening {
  id: Defaulted<string>;
  link_id: string;
  access_group_id: string;
  pass_hash: Buffer;
  at: Defaulted<Instant>;
  ip: Nullable<string>;
  agent: Nullable<string>;
}

export interface Employment {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  person_id: string;
  name: string;
  registration: string;
  registration_key: GeneratedAlways<string | null>;
  pis: Nullable<string>;
  job_title: Nullable<string>;
  department: Nullable<string>;
  client: Nullable<string>;
  admitted_on: Nullable<string>;
  dismissed_on: Nullable<string>;
  search: GeneratedAlways<string | null>;
  created_at: Defaulted<Instant>;
  version: Defaulted<number>;
  dismissal_reason: Nullable<string>;
  leave_kind: Nullable<string>;
  leave_from: Nullable<string>;
  leave_until: Nullable<string>;
  hiring_regime: Nullable<string>;
  cpf: Nullable<string>;
  came_in: Defaulted<boolean>;
  signs_in: Defaulted<boolean>;
  dismissal_kind: Nullable<string>;
}

export interface EmploymentChange {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  field: string;
  from_day: string;
  value: Nullable<string>;
  reason: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  applied_at: Nullable<Instant>;
  registry_import_id: Nullable<string>;
}

export interface EmploymentLeave {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  kind: string;
  from_day: string;
  until_day: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  origin: Nullable<string>;
  origin_id: Nullable<string>;
}

export interface ExclusionHistory {
  id: GeneratedAlways<number>;
  access_group_id: Nullable<string>;
  at: Defaulted<Instant>;
  person_id: string;
  ip: Nullable<string>;
  profile: Nullable<string>;
  justification: string;
  entity: string;
  entity_id: string;
  record: Json;
  restored_at: Nullable<Instant>;
  restored_by: Nullable<string>;
  restore_reason: Nullable<string>;
}

export interface ExpectedAbsence {
  import_id: string;
  access_group_id: string;
  employment_id: string;
  said_by: string;
  said_at: Defaulted<Instant>;
  reason: Nullable<string>;
  partial: Defaulted<boolean>;
}

export interface FirstAccess {
  id: number;
  token_hash: Buffer;
  used_at: Nullable<Instant>;
}

export interface HelpItem {
  id: Defaulted<string>;
  area: string;
  language: string;
  kind: string;
  title: string;
  body: Nullable<string>;
  link: Nullable<string>;
  file_sha256: Nullable<string>;
  file_name: Nullable<string>;
  file_size: Nullable<number>;
  position: Defaulted<number>;
  published: Defaulted<boolean>;
  version: Defaulted<number>;
  changed_at: Defaulted<Instant>;
}

export interface Holiday {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: Nullable<string>;
  day: string;
  name: string;
  kind: string;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface HrRequest {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  author_id: string;
  author_profile: string;
  code: string;
  kind: string;
  state: string;
  outcome: Nullable<string>;
  waits_for_change: Defaulted<boolean>;
  in_process: Defaulted<boolean>;
  effect_failure: Nullable<string>;
  effect_tries: Defaulted<number>;
  awaits_consent: Defaulted<boolean>;
  with_flow: boolean;
  round: Defaulted<number>;
  step: Nullable<number>;
  entered_on: string;
  due_on: Nullable<string>;
  version: Defaulted<number>;
  data: Json;
  message: Defaulted<string>;
  year: Nullable<number>;
  snapshot: Defaulted<Json>;
  profile_id: Nullable<string>;
  profile_version: Nullable<number>;
  profile_name: Nullable<string>;
  sensitive: Defaulted<boolean>;
  notice_file_id: Nullable<string>;
  noticed_at: Nullable<Instant>;
  noticed_ip: Nullable<string>;
  noticed_version: Nullable<number>;
  worker_name: string;
  search: GeneratedAlways<string | null>;
  sent_at: Defaulted<Instant>;
  ended_at: Nullable<Instant>;
  applied_at: Nullable<Instant>;
}

export interface HrRequestDecision {
  id: GeneratedAlways<number>;
  request_id: string;
  access_group_id: string;
  round: number;
  step: number;
  seat: string;
  by_person: string;
  dispensed: Defaulted<boolean>;
  denied: Defaulted<boolean>;
  at: Defaulted<Instant>;
}

export interface HrRequestDraft {
  person_id: string;
  profile: string;
  access_group_id: Nullable<string>;
  type: string;
  data: Json;
  changed_at: Defaulted<Instant>;
}

export interface HrRequestEvent {
  id: GeneratedAlways<number>;
  request_id: string;
  access_group_id: string;
  verb: string;
  round: number;
  step: Nullable<number>;
  version: number;
  by_person: Nullable<string>;
  for_person: Nullable<string>;
  profile: Nullable<string>;
  ip: Nullable<string>;
  reason: Nullable<string>;
  data: Defaulted<Json>;
  at: Defaulted<Instant>;
}

export interface HrRequestFile {
  id: Defaulted<string>;
  request_id: string;
  access_group_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  by_person: string;
  at: Defaulted<Instant>;
}

export interface HrRequestMessage {
  id: Defaulted<string>;
  request_id: string;
  access_group_id: string;
  by_person: string;
  profile: string;
  message: string;
  at: Defaulted<Instant>;
}

export interface HrRequestNumber {
  access_group_id: string;
  year: number;
  last: Defaulted<number>;
}

export interface HrRequestStep {
  request_id: string;
  step: number;
  access_group_id: string;
  name: string;
  needs: number;
  seats: string[];
  observers: Defaulted<string[]>;
  deadline_days: Nullable<number>;
}

export interface IdempotencyKey {
  owner: string;
  key: string;
  call: string;
  request_hash: Buffer;
  status: Nullable<number>;
  response: Nullable<Json>;
  created_at: Defaulted<Instant>;
}

export interface Import {
  id: Defaulted<string>;
  access_group_id: string;
  file_sha256: string;
  file_name: string;
  file_size: number;
  content_type: string;
  sent_by: string;
  sent_at: Defaulted<Instant>;
  state: Defaulted<string>;
  pages: Nullable<number>;
  pages_read: Defaulted<number>;
  counts_by_type: Defaulted<Json>;
  clean: Defaulted<number>;
  doubtful: Defaulted<number>;
  published: Defaulted<number>;
  others: Defaulted<number>;
  failure: Nullable<Json>;
  causes: Defaulted<Json>;
  companies: Defaulted<string[]>;
  started_at: Nullable<Instant>;
  finished_at: Nullable<Instant>;
  publish_at: Nullable<Instant>;
  replaced_by: Nullable<string>;
  tables: Defaulted<Json>;
  problems: Defaulted<Json>;
  company_ids: Defaulted<string[]>;
  publish_mail: Defaulted<boolean>;
  marks_version: Defaulted<number>;
  undated: Defaulted<number>;
  publish_sms: Defaulted<boolean>;
  people_at: Nullable<Instant>;
  sums_asked: Nullable<Json>;
  sums_confirmed_by: Nullable<string>;
  sums_confirmed_at: Nullable<Instant>;
}

export interface ImportDocument {
  id: Defaulted<string>;
  access_group_id: string;
  import_id: string;
  position: number;
  type: number;
  pages: Defaulted<number[]>;
  region: Nullable<number[]>;
  copies: Defaulted<number>;
  company_id: Nullable<string>;
  employment_id: Nullable<string>;
  kind: Nullable<string>;
  year: Nullable<number>;
  month: Nullable<number>;
  net: Nullable<number>;
  reading: Json;
  findings: Defaulted<Json>;
  candidates: Defaulted<Json>;
  confidence: Defaulted<number>;
  state: string;
  entry: Nullable<string>;
  source_sha256: Nullable<string>;
  reserved_by: Nullable<string>;
  reserved_until: Nullable<Instant>;
  reviewed_by: Nullable<string>;
  reviewed_at: Nullable<Instant>;
  as_read: Nullable<Json>;
  existing: Nullable<string>;
  layout: GeneratedAlways<string | null>;
  unlearned: Nullable<Json>;
  parted_from: Nullable<string>;
}

export interface ImportEvent {
  id: GeneratedAlways<number>;
  import_id: string;
  access_group_id: string;
  at: Defaulted<Instant>;
  person_id: Nullable<string>;
  kind: string;
  values: Defaulted<Json>;
}

export interface IncomeProof {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  code_mac: Buffer;
  shown: Json;
  made_at: Defaulted<Instant>;
  expires_at: Instant;
  revoked_at: Nullable<Instant>;
}

export interface IncomeProofAccess {
  id: GeneratedAlways<number>;
  proof_id: string;
  access_group_id: string;
  person_id: string;
  at: Defaulted<Instant>;
  ip: Nullable<string>;
  browser: Nullable<string>;
}

export interface Justification {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  timesheet_id: string;
  day: string;
  source: string;
  type: string;
  periods: Defaulted<Json>;
  hour: Nullable<string>;
  direction: Nullable<string>;
  days: Nullable<number>;
  crm: Nullable<string>;
  occurrence: string;
  kind_id: Nullable<string>;
  words: string;
  note: Nullable<string>;
  state: Defaulted<string>;
  version: Defaulted<number>;
  made_by: string;
  made_at: Defaulted<Instant>;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  reason: Nullable<string>;
  port_failure: Nullable<string>;
  routed: Defaulted<boolean>;
}

export interface JustificationFile {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  justification_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

export interface JustificationKind {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  effect: string;
  medical: Defaulted<boolean>;
  needs_file: Defaulted<boolean>;
  active: Defaulted<boolean>;
  position: number;
}

export interface JustificationMessage {
  id: GeneratedAlways<number>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  justification_id: string;
  by_person: string;
  at: Defaulted<Instant>;
  message: string;
}

export interface Kit {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  kind: string;
  name: string;
  definition_id: Nullable<string>;
  definition_version: Nullable<number>;
  state: Defaulted<string>;
  due_on: Nullable<string>;
  opened_by: string;
  opened_at: Defaulted<Instant>;
  reminded_on: Nullable<string>;
  ended_by: Nullable<string>;
  ended_at: Nullable<Instant>;
  reason: Nullable<string>;
  asked: Defaulted<number>;
  accepted: Defaulted<number>;
  waived: Defaulted<number>;
  delivered: Defaulted<number>;
  refused: Defaulted<number>;
  to_sign: Defaulted<number>;
  lacking: Defaulted<number>;
  search: string;
}

export interface KitDefinition {
  id: Defaulted<string>;
  access_group_id: string;
  kind: string;
  name: string;
  regimes: Defaulted<string[]>;
  positions: Defaulted<string[]>;
  company_id: Nullable<string>;
  active: boolean;
  items: Json;
  version: Defaulted<number>;
  reasoned_by: Nullable<string>;
  confirmed_by: Nullable<string>;
  changed_by: string;
  changed_at: Defaulted<Instant>;
  deleted_at: Nullable<Instant>;
  search: GeneratedAlways<string | null>;
}

export interface KitEvent {
  id: GeneratedAlways<number>;
  kit_id: string;
  item_id: Nullable<string>;
  access_group_id: string;
  verb: string;
  person_id: Nullable<string>;
  at: Defaulted<Instant>;
  reason: Nullable<string>;
}

export interface KitItem {
  id: Defaulted<string>;
  kit_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  position: number;
  source: string;
  kind: string;
  name: string;
  why: Defaulted<string>;
  sides: Defaulted<number>;
  formats: Defaulted<string[]>;
  max_age_days: Nullable<number>;
  section: Defaulted<string>;
  obligatory: boolean;
  for_manager: Defaulted<boolean>;
  health: Defaulted<boolean>;
  pay: Defaulted<boolean>;
  data_part: Nullable<string>;
  template_id: Nullable<string>;
  document_id: Nullable<string>;
  failure: Nullable<Json>;
  state: Defaulted<string>;
  round: Defaulted<number>;
  reason: Nullable<string>;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  delivered_at: Nullable<Instant>;
  issued_on: Nullable<string>;
  valid_until: Nullable<string>;
}

export interface KitItemFile {
  item_id: string;
  round: number;
  position: number;
  access_group_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: Nullable<number>;
  shown_sha256: Nullable<string>;
  at: Defaulted<Instant>;
}

export interface KnownDevice {
  id: Defaulted<string>;
  person_id: string;
  key_mac: Buffer;
  created_at: Defaulted<Instant>;
  used_at: Defaulted<Instant>;
  expires_at: Instant;
  ended_at: Nullable<Instant>;
  ip: Nullable<string>;
  user_agent: Nullable<string>;
}

export interface LearnedCorrection {
  import_document_id: string;
  access_group_id: string;
  layout: string;
  kind: string;
  subject: string;
  meaning: string;
  learned_by: string;
  learned_at: Defaulted<Instant>;
}

export interface ManagerCover {
  id: Defaulted<string>;
  access_group_id: string;
  membership_id: string;
  person_id: string;
  substitute_id: string;
  from_day: string;
  until_day: string;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  kinds: Nullable<string[]>;
}

export interface Membership {
  id: Defaulted<string>;
  person_id: string;
  role: string;
  access_group_id: Nullable<string>;
  association_id: Nullable<string>;
  reseller_id: Nullable<string>;
  access_profile_id: string;
  enabled: Defaulted<boolean>;
  all_companies: Defaulted<boolean>;
  all_workers: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
  accepted_at: Nullable<Instant>;
  accepted_how: Nullable<string>;
  refused_at: Nullable<Instant>;
  told_name: Nullable<string>;
  in_force: GeneratedAlways<boolean | null>;
}

export interface MembershipScope {
  membership_id: string;
  access_group_id: string;
  company_id: Nullable<string>;
  employment_id: Nullable<string>;
  department: Nullable<string>;
  id: Defaulted<string>;
  enabled: Defaulted<boolean>;
  everyone: Defaulted<boolean>;
}

export interface Notification {
  id: Defaulted<string>;
  access_group_id: Nullable<string>;
  person_id: string;
  kind: string;
  values: Defaulted<Json>;
  target: Nullable<string>;
  cause: string;
  created_at: Defaulted<Instant>;
  read_at: Nullable<Instant>;
  mailed_at: Nullable<Instant>;
}

export interface Opening {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  title: string;
  made_by: string;
  made_at: Defaulted<Instant>;
  closed_at: Nullable<Instant>;
  search: GeneratedAlways<string | null>;
}

export interface OutboxMessage {
  id: GeneratedAlways<number>;
  at: Defaulted<Instant>;
  channel: string;
  recipient: string;
  subject: Nullable<string>;
  body: string;
}

export interface Passkey {
  id: Defaulted<string>;
  person_id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: Defaulted<number>;
  transports: Defaulted<string[]>;
  backed_up: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
  used_at: Nullable<Instant>;
  suspended_at: Nullable<Instant>;
  doubted_at: Nullable<Instant>;
}

export interface PasskeyChallenge {
  mac: Buffer;
  person_id: Nullable<string>;
  expires_at: Instant;
}

export interface PayrollEntry {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  request_id: Nullable<string>;
  competence: string;
  kind: string;
  payload: Json;
  state: Defaulted<string>;
  taken_at: Nullable<Instant>;
  taken_by: Nullable<string>;
  export_id: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface PayrollExport {
  id: Defaulted<string>;
  access_group_id: string;
  competence: string;
  total: number;
  made_by: string;
  made_at: Defaulted<Instant>;
}

export interface Person {
  id: Defaulted<string>;
  name: string;
  cpf: Nullable<string>;
  email: Nullable<string>;
  cell_phone: Nullable<string>;
  email_confirmed_at: Nullable<Instant>;
  cell_phone_confirmed_at: Nullable<Instant>;
  ethnicity_confirmed_at: Nullable<Instant>;
  password_hash: Nullable<string>;
  password_provisional: Defaulted<boolean>;
  password_expires_at: Nullable<Instant>;
  two_factor_active: Defaulted<boolean>;
  two_factor_secret: Nullable<Buffer>;
  language: Defaulted<string>;
  hides_advertising: Defaulted<boolean>;
  photo_sha256: Nullable<string>;
  active: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
  two_factor_required: Defaulted<boolean>;
  two_factor_step: Defaulted<number>;
  ethnicity: Nullable<string>;
  ethnicity_ip: Nullable<string>;
  version: Defaulted<number>;
  password_changed_at: Nullable<Instant>;
  two_factor_since: Nullable<Instant>;
  birth_date: Nullable<string>;
  first_signed_in_at: Nullable<Instant>;
  password_from: Nullable<string>;
  password_group: Nullable<string>;
}

export interface PlanModuleAppAccess {
  module: string;
  app_access: string;
  on_by_default: boolean;
}

export interface PrintTicket {
  ticket_hash: Buffer;
  access_group_id: string;
  person_id: string;
  document_id: string;
  version: number;
  made_at: Defaulted<Instant>;
  used_at: Nullable<Instant>;
  pass_hash: Nullable<Buffer>;
}

export interface PrivacyAcceptance {
  person_id: string;
  version: string;
  accepted_at: Defaulted<Instant>;
  ip: Nullable<string>;
}

export interface PrivacyRequest {
  id: Defaulted<string>;
  person_id: string;
  access_group_id: string;
  company_id: Nullable<string>;
  employment_id: Nullable<string>;
  profile: string;
  kind: string;
  message: string;
  asked_at: Defaulted<Instant>;
  due_on: string;
  outcome: Nullable<string>;
  answer: Nullable<string>;
  answered_at: Nullable<Instant>;
  answered_by: Nullable<string>;
}

export interface ProofRule {
  company_id: string;
  access_group_id: string;
  field: string;
  open: Defaulted<boolean>;
  kinds: Defaulted<string[]>;
  both_sides: Defaulted<boolean>;
  max_age_days: Nullable<number>;
  required: Defaulted<boolean>;
  version: Defaulted<number>;
}

export interface ProviderSignIn {
  state_mac: Buffer;
  sealed: Buffer;
  expires_at: Instant;
}

export interface Punch {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: Nullable<string>;
  person_id: Nullable<string>;
  device_id: string;
  nsr: number;
  identifier: string;
  instant: Instant;
  local: string;
  day: GeneratedAlways<string | null>;
  utc_offset: number;
  recorded_at: Instant;
  source: string;
  collector: Nullable<string>;
  offline: Defaulted<boolean>;
  trust: string;
  flags: Defaulted<string[]>;
  place: Nullable<Json>;
  photo_sha256: Nullable<string>;
  hash: Nullable<string>;
  previous_hash: Nullable<string>;
  client_key: Nullable<string>;
  file_id: Nullable<string>;
}

export interface ReadyTemplate {
  key: string;
  title: string;
  description: string;
  body: Json;
  fields: Json;
}

export interface Receipt {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  import_id: Nullable<string>;
  import_document_id: Nullable<string>;
  category: Defaulted<number>;
  kind: string;
  year: number;
  month: number;
  competence: GeneratedAlways<number | null>;
  worker_name: string;
  registration: string;
  department: Nullable<string>;
  client: Nullable<string>;
  job_title: Nullable<string>;
  total_earnings: number;
  total_deductions: number;
  net: number;
  paid_on: Nullable<string>;
  items: Json;
  bases: Defaulted<Json>;
  details: Defaulted<Json>;
  published_at: Defaulted<Instant>;
  visible: Defaulted<boolean>;
  deleted_at: Nullable<Instant>;
  viewed_at: Nullable<Instant>;
  viewed_ip: Nullable<string>;
  agrees: Nullable<boolean>;
  answered_at: Nullable<Instant>;
  answered_ip: Nullable<string>;
  disagreement: Nullable<string>;
  disputed_code: Nullable<string>;
  qr_code: Defaulted<boolean>;
  verification_code: string;
  shows_net: Defaulted<boolean>;
  search: GeneratedAlways<string | null>;
  withheld_at: Nullable<Instant>;
  withheld_reason: Nullable<string>;
  worker_cpf: Nullable<string>;
  title: Nullable<string>;
  content: Nullable<Json>;
}

export interface ReceiptAnswer {
  id: GeneratedAlways<number>;
  receipt_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  agrees: boolean;
  message: Nullable<string>;
  disputed_code: Nullable<string>;
  at: Defaulted<Instant>;
  ip: Nullable<string>;
  reopened_at: Nullable<Instant>;
  reopened_by: Nullable<string>;
}

export interface ReceiptDispute {
  id: Defaulted<string>;
  receipt_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  answer_id: number;
  cited: Nullable<string>;
  opened_at: Defaulted<Instant>;
  due_on: string;
  assignee_id: Nullable<string>;
  assigned_at: Nullable<Instant>;
  outcome: Nullable<string>;
  reason: Nullable<string>;
  closed_at: Nullable<Instant>;
  closed_by: Nullable<string>;
}

export interface ReceiptFieldName {
  access_group_id: string;
  company_id: Nullable<string>;
  type: number;
  field: string;
  name: string;
  position: number;
  visible: Defaulted<boolean>;
}

export interface ReceiptFile {
  receipt_id: string;
  version: number;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  sha256: string;
  size: number;
  qr_code: boolean;
  made_at: Defaulted<Instant>;
  pack_sha256: Nullable<string>;
  pack_from: Nullable<number>;
  drawn: Defaulted<boolean>;
  drawn_day: Nullable<string>;
}

export interface ReceiptMessage {
  id: Defaulted<string>;
  receipt_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  author_id: string;
  author_side: string;
  message: string;
  disputed_code: Nullable<string>;
  at: Defaulted<Instant>;
}

export interface RecognitionModel {
  id: Defaulted<string>;
  name: string;
  access_group_id: Nullable<string>;
  state: Defaulted<string>;
  anchors: Defaulted<Json>;
  regions: Defaulted<Json>;
  version: Defaulted<number>;
  tried: Nullable<number>;
  passed: Nullable<number>;
  sample_sha256: string;
  sample_name: string;
  sample_pages: Nullable<number>;
  changed_at: Defaulted<Instant>;
  form: Defaulted<string>;
  payroll_system: Defaulted<string>;
  document: Defaulted<string>;
  sheet: Nullable<Json>;
}

export interface RecognitionModelUse {
  import_id: string;
  model_id: string;
  access_group_id: string;
  documents: number;
  clean: number;
  at: Defaulted<Instant>;
}

export interface RecordHistory {
  id: GeneratedAlways<number>;
  access_group_id: Nullable<string>;
  at: Defaulted<Instant>;
  person_id: Nullable<string>;
  supporter_id: Nullable<string>;
  ip: Nullable<string>;
  profile: Nullable<string>;
  verb: string;
  entity: string;
  entity_id: string;
  before: Nullable<Json>;
  after: Nullable<Json>;
}

export interface RecoveryCode {
  person_id: string;
  code_mac: Buffer;
  used_at: Nullable<Instant>;
}

export interface RegistryImport {
  id: Defaulted<string>;
  access_group_id: string;
  file_sha256: string;
  file_name: string;
  file_size: number;
  content_type: string;
  sent_by: string;
  sent_at: Defaulted<Instant>;
  state: Defaulted<string>;
  sections: string[];
  heading: Nullable<string>;
  titles: Defaulted<string[]>;
  examples: Defaulted<Json>;
  columns: Defaulted<string[]>;
  company_id: Nullable<string>;
  from_day: string;
  attempt: Defaulted<number>;
  inserts: Defaulted<number>;
  updates: Defaulted<number>;
  same: Defaulted<number>;
  refused: Defaulted<number>;
  failure: Nullable<Json>;
  planned_at: Nullable<Instant>;
  applied_by: Nullable<string>;
  applied_at: Nullable<Instant>;
  rows_dropped_at: Nullable<Instant>;
  fill: Defaulted<Json>;
  fill_columns: Defaulted<string[]>;
  noted: Defaulted<number>;
  edits: Defaulted<Json>;
}

export interface RegistryImportEvent {
  id: GeneratedAlways<number>;
  import_id: string;
  access_group_id: string;
  at: Defaulted<Instant>;
  person_id: Nullable<string>;
  kind: string;
  values: Defaulted<Json>;
}

export interface RegistryImportRow {
  import_id: string;
  position: number;
  access_group_id: string;
  act: string;
  company_id: Nullable<string>;
  employment_id: Nullable<string>;
  person_id: Nullable<string>;
  cpf: Nullable<string>;
  name: Nullable<string>;
  registration: Nullable<string>;
  registration_key: GeneratedAlways<string | null>;
  search: GeneratedAlways<string | null>;
  version: Nullable<number>;
  reasons: Defaulted<Json>;
  before: Defaulted<Json>;
  after: Defaulted<Json>;
  dated: Defaulted<Json>;
  cells: Defaulted<string[]>;
}

export interface RegistryMapping {
  access_group_id: string;
  heading: string;
  titles: string[];
  columns: string[];
  confirmed_by: string;
  confirmed_at: Defaulted<Instant>;
}

export interface ReleaseRequest {
  id: Defaulted<string>;
  import_id: string;
  access_group_id: string;
  asked_by: string;
  asked_of: string;
  asked_at: Defaulted<Instant>;
  message: Nullable<string>;
  publish_at: Nullable<Instant>;
  state: Defaulted<string>;
  ended_by: Nullable<string>;
  ended_at: Nullable<Instant>;
  reason: Nullable<string>;
  mail: Defaulted<boolean>;
  sms: Defaulted<boolean>;
}

export interface ReleaseRule {
  access_group_id: string;
  two_people: Defaulted<boolean>;
  at_once: Defaulted<boolean>;
  changed_by: string;
  changed_at: Defaulted<Instant>;
}

export interface ReleaseRuleChange {
  id: Defaulted<string>;
  access_group_id: string;
  at_once: boolean;
  asked_by: string;
  asked_at: Defaulted<Instant>;
  expires_at: Defaulted<Instant>;
  state: Defaulted<string>;
  ended_by: Nullable<string>;
  ended_at: Nullable<Instant>;
}

export interface RememberedRubric {
  access_group_id: string;
  employer: string;
  rubric_table: string;
  code: string;
  valid_from: string;
  valid_until: string;
  description: string;
  kind: string;
  nature: string;
  told_at: Defaulted<Instant>;
  id: Defaulted<string>;
  import_id: Nullable<string>;
  corrected_at: Nullable<Instant>;
  corrected_by: Nullable<string>;
}

export interface ReportingLine {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  manager_id: Nullable<string>;
  from_day: string;
  reason: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface RequestCategory {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  active: Defaulted<boolean>;
  position: Defaulted<number>;
  version: Defaulted<number>;
}

export interface RequestSetting {
  company_id: string;
  access_group_id: string;
  notice_days: Defaulted<number>;
  rest_days: Defaulted<number[]>;
  payroll_cutoff: Defaulted<number>;
  version: Defaulted<number>;
  batch_types: Nullable<string[]>;
}

export interface Reseller {
  id: Defaulted<string>;
  name: string;
  created_at: Defaulted<Instant>;
}

export interface RuleAssignment {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  from_day: string;
  rule_set_id: string;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface ScheduleAssignment {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  from_day: string;
  schedule_id: Nullable<string>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface SealCertificate {
  id: Defaulted<string>;
  purpose: string;
  serial: string;
  subject: string;
  pem: string;
  valid_from: Instant;
  valid_until: Instant;
}

export interface SecurityEvent {
  id: GeneratedAlways<number>;
  person_id: string;
  kind: string;
  at: Defaulted<Instant>;
  ip: Nullable<string>;
  user_agent: Nullable<string>;
  session_id: Nullable<string>;
  answer: Nullable<string>;
  answered_at: Nullable<Instant>;
}

export interface Session {
  id: Defaulted<string>;
  person_id: Nullable<string>;
  signer_id: Nullable<string>;
  support_grant_id: Nullable<string>;
  profile: string;
  created_at: Defaulted<Instant>;
  idle_until: Instant;
  ended_at: Nullable<Instant>;
  ended_why: Nullable<string>;
  ip: Nullable<string>;
  user_agent: Nullable<string>;
  kind: Defaulted<string>;
  provisional_key: Nullable<Buffer>;
  provisional_key_at: Nullable<Instant>;
  second_factor_at: Nullable<Instant>;
  device_id: Nullable<string>;
  opened_by: Nullable<string>;
  opened_groups: Defaulted<string[]>;
  takes_over: Defaulted<boolean>;
  proven: Defaulted<string[]>;
  admission_id: Nullable<string>;
}

export interface SessionPosition {
  session_id: string;
  position: string;
}

export interface SessionToken {
  id: string;
  session_id: string;
  access_group_id: Nullable<string>;
  manager_access_group_id: Nullable<string>;
  created_at: Defaulted<Instant>;
  expires_at: Instant;
  renewed_from: Nullable<string>;
  used_at: Nullable<Instant>;
}

export interface SignatureEvent {
  document_id: string;
  seq: number;
  access_group_id: string;
  at: Instant;
  kind: string;
  actor: Nullable<string>;
  ip: Nullable<string>;
  agent: Nullable<string>;
  body: string;
  previous: Nullable<Buffer>;
  hash: Buffer;
}

export interface SignatureRequest {
  id: Defaulted<string>;
  document_id: string;
  version: number;
  access_group_id: string;
  company_id: string;
  asked_by: string;
  side: string;
  message: Defaulted<string>;
  state: Defaulted<string>;
  due_on: string;
  check_code: string;
  hash_read: Nullable<string>;
  hash_final: Nullable<string>;
  final_size: Nullable<number>;
  sealed_at: Nullable<Instant>;
  seal: Nullable<Json>;
  failure: Nullable<string>;
  tries: Defaulted<number>;
  next_try_at: Nullable<Instant>;
  reason: Nullable<string>;
  sent_at: Nullable<Instant>;
  expired_at: Nullable<Instant>;
  ended_at: Nullable<Instant>;
  row_version: Defaulted<number>;
  made_at: Defaulted<Instant>;
}

export interface SignerCode {
  id: Defaulted<string>;
  signer_id: string;
  access_group_id: string;
  code_mac: Buffer;
  bound_to: string;
  sent_to: string;
  expires_at: Instant;
  tries: Defaulted<number>;
  used_at: Nullable<Instant>;
  made_at: Defaulted<Instant>;
}

export interface SignerMessage {
  id: Defaulted<string>;
  signer_id: string;
  access_group_id: string;
  kind: string;
  channel: string;
  sent_to: string;
  state: Defaulted<string>;
  cause: Nullable<string>;
  made_at: Defaulted<Instant>;
  changed_at: Defaulted<Instant>;
}

export interface SigningKey {
  id: number;
  secret: Nullable<Buffer>;
  created_at: Defaulted<Instant>;
  sealed: Nullable<Buffer>;
}

export interface StoredFile {
  access_group_id: string;
  sha256: string;
  size: number;
  content_type: string;
  name: string;
  stored_by: Nullable<string>;
  stored_at: Defaulted<Instant>;
  texts_sha256: Nullable<string>;
}

export interface SupportGrant {
  id: Defaulted<string>;
  person_id: string;
  access_group_id: Nullable<string>;
  supporter_id: Nullable<string>;
  granted_by: Nullable<string>;
  reason: string;
  message: Nullable<string>;
  granted_at: Nullable<Instant>;
  granted_until: Nullable<Instant>;
  ended_at: Nullable<Instant>;
  created_at: Defaulted<Instant>;
  begun_at: Nullable<Instant>;
  profile: Defaulted<string>;
}

export interface SystemRating {
  id: Defaulted<string>;
  person_id: string;
  area: string;
  score: Nullable<number>;
  sentence: Nullable<string>;
  asked_at: Defaulted<Instant>;
}

export interface Task {
  id: Defaulted<string>;
  access_group_id: string;
  kind: string;
  company_ids: Nullable<string[]>;
  state: Defaulted<string>;
  total: Nullable<number>;
  done: Defaulted<number>;
  error: Nullable<string>;
  started_by: Nullable<string>;
  made_at: Defaulted<Instant>;
  ended_at: Nullable<Instant>;
}

export interface TaskEvent {
  id: GeneratedAlways<number>;
  access_group_id: string;
  task_id: string;
  at: Defaulted<Instant>;
  code: string;
  data: Defaulted<Json>;
}

export interface Template {
  id: Defaulted<string>;
  access_group_id: string;
  title: string;
  description: Defaulted<string>;
  ready_key: Nullable<string>;
  body: Json;
  fields: Defaulted<Json>;
  changed: Defaulted<boolean>;
  published: Defaulted<number>;
  version: Defaulted<number>;
  changed_by: Nullable<string>;
  changed_at: Defaulted<Instant>;
  created_at: Defaulted<Instant>;
  deleted_at: Nullable<Instant>;
  search: GeneratedAlways<string | null>;
}

export interface TemplatePicture {
  template_id: string;
  sha256: string;
  access_group_id: string;
}

export interface TemplateVersion {
  template_id: string;
  number: number;
  access_group_id: string;
  title: string;
  body: Json;
  fields: Json;
  note: Defaulted<string>;
  published_by: Nullable<string>;
  published_at: Defaulted<Instant>;
}

export interface Termination {
  kit_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  reason_code: string;
  notice_kind: string;
  notice_on: Nullable<string>;
  last_day: string;
}

export interface Ticket {
  id: Defaulted<string>;
  name: string;
  channel: string;
  contact: string;
  language: string;
  message: string;
  asked_at: Defaulted<Instant>;
  closed_at: Nullable<Instant>;
  closed_by: Nullable<string>;
  note: Nullable<string>;
  answered: Defaulted<boolean>;
}

export interface Timesheet {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  period_id: Nullable<string>;
  origin: string;
  receipt_id: Nullable<string>;
  from_day: string;
  until_day: string;
  worker_name: string;
  search: GeneratedAlways<string | null>;
  state: Defaulted<string>;
  version: Defaulted<number>;
  visible: Defaulted<boolean>;
  seen_at: Nullable<Instant>;
  seen_ip: Nullable<string>;
  agrees: Nullable<boolean>;
  answered_at: Nullable<Instant>;
  answered_ip: Nullable<string>;
  answered_hash: Nullable<string>;
  disagreement: Nullable<string>;
  sent_at: Nullable<Instant>;
  decided_at: Nullable<Instant>;
  decided_by: Nullable<string>;
  decided_for: Nullable<string>;
  closed_at: Nullable<Instant>;
  outside: Defaulted<boolean>;
  computed_until: Nullable<string>;
  incomplete: Defaulted<number>;
  alerts: Defaulted<number>;
  balance: Defaulted<number>;
  result: Defaulted<number>;
  deleted_at: Nullable<Instant>;
  copied_at: Nullable<Instant>;
}

export interface TimesheetEvent {
  id: GeneratedAlways<number>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  timesheet_id: string;
  verb: string;
  version: number;
  at: Defaulted<Instant>;
  by_person: Nullable<string>;
  for_person: Nullable<string>;
  profile: Nullable<string>;
  ip: Nullable<string>;
  reason: Nullable<string>;
}

export interface TimesheetFile {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  timesheet_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  made_at: Defaulted<Instant>;
}

export interface TimesheetSnapshot {
  timesheet_id: string;
  version: number;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  document: Json;
  digest: string;
  made_at: Defaulted<Instant>;
  head: Defaulted<Json>;
  code: string;
  papers: Defaulted<string[]>;
}

export interface Treatment {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  kind: string;
  punch_id: Nullable<string>;
  at: Nullable<string>;
  day: Nullable<string>;
  reason: string;
  justification_id: Nullable<string>;
  undoes: Nullable<string>;
  made_by: string;
  made_at: Defaulted<Instant>;
}

export interface UsedCaptcha {
  mac: Buffer;
  expires_at: Instant;
}

export interface VacationDue {
  employment_id: string;
  period_begin: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  acquired_on: string;
  risk_from: string;
  limit_day: string;
  unchecked: boolean;
  document: Json;
}

export interface VacationOpening {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  first_day: string;
  taken: number;
  sold: number;
  absences: number;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface VacationOpeningFile {
  id: Defaulted<string>;
  access_group_id: string;
  task_id: string;
  name: string;
  sha256: string;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface VacationOpeningLine {
  file_id: string;
  number: number;
  access_group_id: string;
  state: string;
  registration: Nullable<string>;
  cpf: Nullable<string>;
  employment_id: Nullable<string>;
  field: Nullable<string>;
  code: Nullable<string>;
  data: Defaulted<Json>;
}

export interface VacationPart {
  leave_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  period_begin: string;
  sold: Defaulted<number>;
  request_id: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface VacationState {
  employment_id: string;
  access_group_id: string;
  computed_at: Nullable<Instant>;
  next_day: Nullable<string>;
}

export interface WorkSchedule {
  id: Defaulted<string>;
  access_group_id: string;
  name: string;
  document: Json;
  version: Defaulted<number>;
  follows: Nullable<string>;
  replaced_at: Nullable<Instant>;
  made_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface WorkerBank {
  employment_id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  bank: Nullable<string>;
  branch: Nullable<string>;
  branch_digit: Nullable<string>;
  account: Nullable<string>;
  account_digit: Nullable<string>;
  account_kind: Nullable<string>;
  pix_kind: Nullable<string>;
  pix_key: Nullable<string>;
}

export interface WorkerBenefit {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  plan_id: string;
  dependants: Defaulted<Json>;
  share: Nullable<number>;
  term_version: number;
  from_day: string;
  until_day: Nullable<string>;
  request_id: string;
  ended_by: Nullable<string>;
  made_at: Defaulted<Instant>;
}

export interface WorkerFile {
  id: Defaulted<string>;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  section: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  year: Nullable<number>;
  month: Nullable<number>;
  valid_until: Nullable<string>;
  visible: boolean;
  uploaded_by: string;
  uploaded_at: Defaulted<Instant>;
  deleted_at: Nullable<Instant>;
  shown_at: Defaulted<Instant>;
  viewed_at: Nullable<Instant>;
}

export interface WorkerOpening {
  token_id: string;
  permission: string;
  app_access: string;
  person_id: string;
  session_id: string;
  valid_until: Instant;
  policy: string;
  employers: Json;
  hidden: string[];
}

export interface WorkerPay {
  employment_id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  salary: Nullable<number>;
  salary_unit: Nullable<string>;
  pay_day: Nullable<number>;
  pay_method: Nullable<string>;
  tax_dependants: Nullable<number>;
  allowance_dependants: Nullable<number>;
  own_fields: Defaulted<Json>;
}

export interface WorkerPhoto {
  access_group_id: string;
  person_id: string;
  sha256: string;
  set_by: Nullable<string>;
  set_at: Defaulted<Instant>;
}

export interface WorkerRecord {
  employment_id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  social_name: Nullable<string>;
  birth_date: Nullable<string>;
  sex: Nullable<string>;
  marital_status: Nullable<string>;
  ethnicity: Nullable<string>;
  birth_city: Nullable<string>;
  birth_state: Nullable<string>;
  birth_country: Nullable<string>;
  mother_name: Nullable<string>;
  father_name: Nullable<string>;
  ctps_digital: Nullable<boolean>;
  ctps_number: Nullable<string>;
  ctps_series: Nullable<string>;
  ctps_state: Nullable<string>;
  rg_number: Nullable<string>;
  rg_issuer: Nullable<string>;
  rg_state: Nullable<string>;
  rg_issued_on: Nullable<string>;
  cep: Nullable<string>;
  street: Nullable<string>;
  number: Nullable<string>;
  complement: Nullable<string>;
  district: Nullable<string>;
  city: Nullable<string>;
  city_code: Nullable<string>;
  state: Nullable<string>;
  email: Nullable<string>;
  cell_phone: Nullable<string>;
  home_phone: Nullable<string>;
  emergency_name: Nullable<string>;
  emergency_phone: Nullable<string>;
  esocial_registration: Nullable<string>;
  legal_regime: Nullable<string>;
  apprentice: Nullable<boolean>;
  disability: Nullable<string>;
  occupation_code: Nullable<string>;
  class_level: Nullable<string>;
  weekly_hours: Nullable<string>;
  monthly_hours: Nullable<string>;
  dependants: Defaulted<Json>;
  own_fields: Defaulted<Json>;
}

export interface DB {
  access_change: AccessChange;
  access_group: AccessGroup;
  access_group_module: AccessGroupModule;
  access_letter: AccessLetter;
  access_log: AccessLog;
  access_profile: AccessProfile;
  account_case: AccountCase;
  admission: Admission;
  admission_contact: AdmissionContact;
  admission_file: AdmissionFile;
  announcement: Announcement;
  announcement_file: AnnouncementFile;
  announcement_reader: AnnouncementReader;
  approval_seat: ApprovalSeat;
  approver_profile: ApproverProfile;
  association: Association;
  association_company: AssociationCompany;
  association_member: AssociationMember;
  attempt: Attempt;
  bank_change: BankChange;
  bank_posting: BankPosting;
  batch_download: BatchDownload;
  batch_download_entry: BatchDownloadEntry;
  batch_download_file: BatchDownloadFile;
  benefit_plan: BenefitPlan;
  benefit_term: BenefitTerm;
  candidate: Candidate;
  canned_answer: CannedAnswer;
  clock_closing: ClockClosing;
  clock_closing_item: ClockClosingItem;
  clock_company_choice: ClockCompanyChoice;
  clock_copy: ClockCopy;
  clock_day: ClockDay;
  clock_device: ClockDevice;
  clock_excuse: ClockExcuse;
  clock_file: ClockFile;
  clock_file_line: ClockFileLine;
  clock_integration: ClockIntegration;
  clock_outbox: ClockOutbox;
  clock_period: ClockPeriod;
  clock_rule: ClockRule;
  clock_rule_set: ClockRuleSet;
  clock_setting: ClockSetting;
  clock_sync: ClockSync;
  code_sent: CodeSent;
  column_mapping: ColumnMapping;
  company: Company;
  company_field: CompanyField;
  company_transfer: CompanyTransfer;
  contact_code: ContactCode;
  cross_tenant_access: CrossTenantAccess;
  decision_batch: DecisionBatch;
  decision_batch_item: DecisionBatchItem;
  desk_category: DeskCategory;
  desk_category_person: DeskCategoryPerson;
  desk_counter: DeskCounter;
  desk_event: DeskEvent;
  desk_file: DeskFile;
  desk_hours: DeskHours;
  desk_message: DeskMessage;
  desk_ticket: DeskTicket;
  device_event: DeviceEvent;
  document: Document;
  document_batch: DocumentBatch;
  document_batch_row: DocumentBatchRow;
  document_file: DocumentFile;
  document_infected: DocumentInfected;
  document_number: DocumentNumber;
  document_person: DocumentPerson;
  document_reading: DocumentReading;
  document_receipt: DocumentReceipt;
  document_signer: DocumentSigner;
  document_upload: DocumentUpload;
  document_version: DocumentVersion;
  download: Download;
  download_link: DownloadLink;
  download_link_file: DownloadLinkFile;
  download_link_opening: DownloadLinkOpening;
  employment: Employment;
  employment_change: EmploymentChange;
  employment_leave: EmploymentLeave;
  exclusion_history: ExclusionHistory;
  expected_absence: ExpectedAbsence;
  first_access: FirstAccess;
  help_item: HelpItem;
  holiday: Holiday;
  hr_request: HrRequest;
  hr_request_decision: HrRequestDecision;
  hr_request_draft: HrRequestDraft;
  hr_request_event: HrRequestEvent;
  hr_request_file: HrRequestFile;
  hr_request_message: HrRequestMessage;
  hr_request_number: HrRequestNumber;
  hr_request_step: HrRequestStep;
  idempotency_key: IdempotencyKey;
  import: Import;
  import_document: ImportDocument;
  import_event: ImportEvent;
  income_proof: IncomeProof;
  income_proof_access: IncomeProofAccess;
  justification: Justification;
  justification_file: JustificationFile;
  justification_kind: JustificationKind;
  justification_message: JustificationMessage;
  kit: Kit;
  kit_definition: KitDefinition;
  kit_event: KitEvent;
  kit_item: KitItem;
  kit_item_file: KitItemFile;
  known_device: KnownDevice;
  learned_correction: LearnedCorrection;
  manager_cover: ManagerCover;
  membership: Membership;
  membership_scope: MembershipScope;
  notification: Notification;
  opening: Opening;
  outbox_message: OutboxMessage;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  payroll_entry: PayrollEntry;
  payroll_export: PayrollExport;
  person: Person;
  plan_module_app_access: PlanModuleAppAccess;
  print_ticket: PrintTicket;
  privacy_acceptance: PrivacyAcceptance;
  privacy_request: PrivacyRequest;
  proof_rule: ProofRule;
  provider_sign_in: ProviderSignIn;
  punch: Punch;
  ready_template: ReadyTemplate;
  receipt: Receipt;
  receipt_answer: ReceiptAnswer;
  receipt_dispute: ReceiptDispute;
  receipt_field_name: ReceiptFieldName;
  receipt_file: ReceiptFile;
  receipt_message: ReceiptMessage;
  recognition_model: RecognitionModel;
  recognition_model_use: RecognitionModelUse;
  record_history: RecordHistory;
  recovery_code: RecoveryCode;
  registry_import: RegistryImport;
  registry_import_event: RegistryImportEvent;
  registry_import_row: RegistryImportRow;
  registry_mapping: RegistryMapping;
  release_request: ReleaseRequest;
  release_rule: ReleaseRule;
  release_rule_change: ReleaseRuleChange;
  remembered_rubric: RememberedRubric;
  reporting_line: ReportingLine;
  request_category: RequestCategory;
  request_setting: RequestSetting;
  reseller: Reseller;
  rule_assignment: RuleAssignment;
  schedule_assignment: ScheduleAssignment;
  seal_certificate: SealCertificate;
  security_event: SecurityEvent;
  session: Session;
  session_position: SessionPosition;
  session_token: SessionToken;
  signature_event: SignatureEvent;
  signature_request: SignatureRequest;
  signer_code: SignerCode;
  signer_message: SignerMessage;
  signing_key: SigningKey;
  stored_file: StoredFile;
  support_grant: SupportGrant;
  system_rating: SystemRating;
  task: Task;
  task_event: TaskEvent;
  template: Template;
  template_picture: TemplatePicture;
  template_version: TemplateVersion;
  termination: Termination;
  ticket: Ticket;
  timesheet: Timesheet;
  timesheet_event: TimesheetEvent;
  timesheet_file: TimesheetFile;
  timesheet_snapshot: TimesheetSnapshot;
  treatment: Treatment;
  used_captcha: UsedCaptcha;
  vacation_due: VacationDue;
  vacation_opening: VacationOpening;
  vacation_opening_file: VacationOpeningFile;
  vacation_opening_line: VacationOpeningLine;
  vacation_part: VacationPart;
  vacation_state: VacationState;
  work_schedule: WorkSchedule;
  worker_bank: WorkerBank;
  worker_benefit: WorkerBenefit;
  worker_file: WorkerFile;
  worker_opening: WorkerOpening;
  worker_pay: WorkerPay;
  worker_photo: WorkerPhoto;
  worker_record: WorkerRecord;
}
