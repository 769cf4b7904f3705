import {
  type CompanyFacts,
  creationRefusal,
  isSentOn,
  isUndecided,
  type JustificationState,
  type JustificationVerb,
  justificationRefusal,
} from './justification-moves.ts';
import {
  isSealed,
  type MirrorFacts,
  type MirrorState,
  type MirrorVerb,
  mirrorRefusal,
  stateAfter,
} from './mirror-moves.ts';

interface Company {
  kind: CompanyFacts['kind'];
  approval: boolean;
  flagApproval: boolean;
  module: boolean;
  integrated: boolean;
  daysBack: number | null;
}

interface People {
  managers: string[];
  top: boolean;
  hr: string[];
}

interface Told extends Partial<People> {
  period: { from: string; to: string };
  company?: Partial<Company>;
  days?: Record<string, string>;
  laterClosed?: boolean;
}

interface Event {
  act: string;
  by: string;
  on: string;
  agree?: boolean;
  message?: string;
  reason?: string;
  version?: number;
  id?: string;
  day?: string;
  result?: string;
  type?: 'dia' | 'periodo';
  periods?: [string, string][];
  withPending?: string[];
  set?: Record<string, unknown>;
}

/** A question of the reference cases of states: one worker, `ana`, and one period. */
export interface StateCase {
  world: Told;
  events: readonly Event[];
}

interface Asked {
  day: string;
  author: string;
  state: JustificationState;
  /** What the day was before it was approved. */
  wasOdd?: boolean;
}

const worker = 'ana';
const justificationVerbs: Readonly<Record<string, JustificationVerb>> = {
  jEdit: 'edit',
  jWithdraw: 'withdraw',
  jApprove: 'approve',
  jDeny: 'deny',
  jReturn: 'return',
  jFinish: 'finish',
  jUndo: 'undo',
};
const mirrorVerbs = [
  'see',
  'answer',
  'send',
  'approve',
  'return',
  'review',
  'treat',
  'hide',
  'show',
  'delete',
  'close',
  'reopen',
] as const;

/** The answers to the events and what stands at their end, by the product's own rules. */
export function answerStates({ world, events }: StateCase): unknown {
  const mirror = new ToldMirror(world);
  const answers = events.map(event => mirror.tell(event));
  return { answers, ...mirror.stands() };
}

/** A mirror and its justifications in memory: what the product keeps in its tables. */
class ToldMirror {
  readonly #period: Told['period'];
  readonly #company: Company;
  readonly #people: People;
  readonly #incomplete: Set<string>;
  readonly #isLaterClosed: boolean;
  readonly #asked = new Map<string, Asked>();
  #state: MirrorState = 'open';
  #isDeleted = false;
  #isVisible = true;
  #version = 1;
  #seen: string | null = null;
  #answer: { agree: boolean } | null = null;
  #decidedBy: string | undefined;

  constructor({
    period,
    company,
    managers = ['gil'],
    top = false,
    hr = ['bia', 'caio'],
    days = {},
    laterClosed,
  }: Told) {
    this.#period = period;
    const usual = {
      kind: 'registro',
      approval: true,
      flagApproval: true,
      module: true,
      integrated: true,
      daysBack: null,
    } as const;
    this.#company = { ...usual, ...company };
    this.#people = { managers, top, hr };
    this.#incomplete = new Set(Object.keys(days));
    this.#isLaterClosed = laterClosed === true;
  }

  tell(event: Event): string {
    const verb = mirrorVerbs.find(one => one === event.act);
    if (verb) return this.#move(verb, event);
    const justificationVerb = justificationVerbs[event.act];
    if (justificationVerb) return this.#decide(justificationVerb, event);
    if (event.act === 'justify') return this.#justify(event);
    if (event.act === 'adapter') return this.#answered(event);
    if (event.act === 'punch') return this.#arrive(event);
    if (event.act === 'config') Object.assign(this.#company, event.set);
    else if (event.act === 'people') Object.assign(this.#people, event.set);
    else throw new RangeError(`no such act: ${event.act}`);
    return 'ok';
  }

  stands() {
    return {
      state: this.#isDeleted ? 'deleted' : this.#state,
      version: this.#version,
      visible: this.#isVisible,
      seen: this.#seen,
      answer: this.#answer,
      incomplete: [...this.#incomplete].sort(),
      justifications: Object.fromEntries([...this.#asked].map(([id, { state }]) => [id, state])),
    };
  }

  #move(verb: MirrorVerb, event: Event): string {
    const facts = this.#facts(event.on);
    const refusal = mirrorRefusal(verb, facts, {
      isWorker: event.by === worker,
      isHr: this.#people.hr.includes(event.by),
      isApprover: this.#approvers().includes(event.by),
      isOvertaken: this.#decidedBy !== undefined && this.#decidedBy !== event.by,
      version: event.version,
      reason: event.reason,
      agrees: event.agree,
      message: event.message,
      passedOver: event.withPending,
    });
    if (refusal) return refusal;
    this.#state = stateAfter(verb, facts);
    this.#effect(verb, event);
    return 'ok';
  }

  #effect(verb: MirrorVerb, { by, on, agree, day, result }: Event): void {
    if (verb === 'see') this.#seen ??= on;
    if ((verb === 'answer' || verb === 'send') && agree !== undefined) this.#answer ??= { agree };
    if (verb === 'send') this.#decidedBy = undefined;
    if (verb === 'approve' || verb === 'return') this.#decidedBy = by;
    if (verb === 'hide' || verb === 'show') this.#isVisible = verb === 'show';
    if (verb === 'delete') this.#isDeleted = true;
    if (verb === 'treat' && day) this.#rowsChange(day, result === 'odd', 'void');
  }

  /** Rows other than by the worker's own asking void the answer: it was of one version. */
  #rowsChange(day: string, isOdd: boolean, answer: 'void' | 'stands'): void {
    if (isOdd) this.#incomplete.add(day);
    else this.#incomplete.delete(day);
    this.#version += 1;
    if (answer === 'void') this.#answer = null;
  }

  #arrive({ day, result }: Event): string {
    if (isSealed(this.#state)) return 'outside';
    if (day) this.#rowsChange(day, result === 'odd', 'void');
    return 'ok';
  }

  #justify({ by, on, id = '', day = '', type = 'dia', periods = [], reason }: Event): string {
    const known = by === worker || this.#people.hr.includes(by) || this.#people.managers.includes(by);
    if (!known || this.#isDeleted || (by === worker && !this.#isVisible)) return 'TIMESHEET_NOT_FOUND';
    const refusal = creationRefusal({
      ...{ type, periods, reason, day, today: on, period: this.#period, mirror: this.#state },
      isForWorkerByHimself: by === worker,
      daysBack: this.#company.daysBack,
      isAsked: [...this.#asked.values()].some(one => one.day === day && isUndecided(one.state)),
    });
    if (refusal) return refusal;
    this.#asked.set(id, { day, author: by, state: 'pending' });
    return 'ok';
  }

  #decide(verb: JustificationVerb, { by, id = '', reason }: Event): string {
    const one = this.#asked.get(id);
    if (!one) return 'NOT_FOUND';
    const company = this.#companyFacts();
    const isHr = this.#people.hr.includes(by);
    const asker = {
      isSubject: by === worker,
      isAuthor: by === one.author,
      isHr,
      mayDecide: isHr || this.#approvers().includes(by),
      reason,
    };
    const refusal = justificationRefusal(verb, one.state, { mirror: this.#state, company }, asker);
    if (refusal) return refusal;
    if (verb === 'approve' && isSentOn(company)) one.state = 'sending';
    else if (verb === 'approve') this.#take(one);
    else if (verb === 'undo') this.#takeBack(one);
    else
      one.state = (
        { edit: 'pending', withdraw: 'canceled', deny: 'denied', return: 'returned', finish: 'finished' } as const
      )[verb];
    return 'ok';
  }

  #answered({ id = '', result }: Event): string {
    const one = this.#asked.get(id);
    if (one?.state !== 'sending') return 'STATUS_FORBIDS';
    if (result === 'taken') this.#take(one);
    else one.state = 'pending';
    return 'ok';
  }

  #take(one: Asked): void {
    one.state = 'approved';
    one.wasOdd = this.#incomplete.has(one.day);
    this.#rowsChange(one.day, false, 'stands');
  }

  #takeBack(one: Asked): void {
    one.state = 'pending';
    this.#rowsChange(one.day, one.wasOdd === true, 'void');
  }

  #facts(on: string): MirrorFacts {
    const undecided = [...this.#asked.values()].filter(({ state }) => isUndecided(state));
    const asked = new Set(undecided.map(({ day }) => day));
    return {
      state: this.#state,
      isDeleted: this.#isDeleted,
      isVisible: this.#isVisible,
      version: this.#version,
      isAnswered: this.#answer !== null,
      isOver: on > this.#period.to,
      needsApproval: this.#company.approval,
      incomplete: this.#incomplete.size,
      unasked: [...this.#incomplete].filter(day => !asked.has(day)).length,
      undecided: undecided.length,
      hasApprover: this.#approvers().length > 0,
      isLaterClosed: this.#isLaterClosed,
    };
  }

  #companyFacts(): CompanyFacts {
    const { kind, integrated, module, flagApproval } = this.#company;
    return { kind, isIntegrated: integrated, hasModule: module, hasApproval: flagApproval };
  }

  /** Who may decide her mirrors; where nobody is above her and somebody said so, HR. */
  #approvers(): readonly string[] {
    const { managers, top, hr } = this.#people;
    return managers.length === 0 && top ? hr : managers;
  }
}
