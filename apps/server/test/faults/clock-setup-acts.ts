import { randomInt } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import { rulesDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import * as z from 'zod/mini';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { fortyHours } from '#features/time-clock/month-world.factory.ts';
import { type ClockDays, either, helena } from './clock-days.ts';
import type { Act } from './desk-acts.ts';

const {
  'clock-bank': bank,
  'clock-file': files,
  'clock-period': periods,
  'clock-port': port,
  'clock-setup': setup,
} = contract;
const why = 'Conferido com o gestor ontem.';
const definicao = z.parse(rulesDefinition, statutoryRules);
let number = 0;
const named = (name: string) => `${name} ${++number}`;

type Acts = Record<string, () => Promise<Act>>;

/** What the clock goes by, its periods, bank and files, all of them HR's; each act makes what it needs. */
export function clockSetupActs(days: ClockDays): Acts {
  return {
    ...periodActs(days),
    ...bankActs(days),
    ...fileActs(days),
    ...scheduleActs(days),
    ...ruleActs(days),
    ...holidayActs(days),
    ...settingActs(days),
    ...portActs(days),
  };
}

function portActs(days: ClockDays): Acts {
  return {
    savePayrollClockConfig: async () => {
      const { companyId: id } = await days.world();
      const { versao } = await (await days.as(helena))(port.payrollClockConfig, { params: { id } });
      return either(helena, 'A-1', 'B-2', codigoEmpresa => (call, idempotencyKey) => {
        const body = { adaptador: 'double', codigoEmpresa, ativo: false, versao };
        return call(port.savePayrollClockConfig, { params: { id }, body, idempotencyKey });
      });
    },
  };
}

function periodActs(days: ClockDays): Acts {
  return {
    openPeriod: async () => {
      const { companyId: idEmpresa } = await days.world();
      return either(helena, days.newDay(), days.newDay(), day => (call, idempotencyKey) => {
        return call(periods.openPeriod, { body: { idEmpresa, de: day, ate: day }, idempotencyKey });
      });
    },
    closePeriods: async () => {
      const { period } = await days.open();
      return either(helena, why, `${why} Sim.`, motivo => (call, idempotencyKey) => {
        const body = { idPeriodos: [period], comPendencias: ['TIMESHEET_NOT_APPROVED'], motivo };
        return call(periods.closePeriods, { body, idempotencyKey });
      });
    },
    reopenPeriod: async () => {
      const { period: idPeriodo } = await days.open();
      return either(helena, why, `${why} Sim.`, motivo => (call, idempotencyKey) => {
        return call(periods.reopenPeriod, { body: { idPeriodo, motivo }, idempotencyKey });
      });
    },
  };
}

function bankActs(days: ClockDays): Acts {
  const move = async (minutos: number) => {
    const { employment: idVinculo, day: dia } = await days.open();
    return { idVinculo, dia, minutos, tipo: 'abertura', motivo: why } as const;
  };
  return {
    moveBank: async () =>
      either(helena, await move(60), await move(60), body => (call, idempotencyKey) => {
        return call(bank.moveBank, { body, idempotencyKey });
      }),
    undoBankMove: async () => {
      const call = await days.as(helena);
      const moved = async () => (await call(bank.moveBank, { body: await move(60) })).id;
      return either(helena, await moved(), await moved(), id => (by, idempotencyKey) => {
        return by(bank.undoBankMove, { params: { id }, idempotencyKey });
      });
    },
  };
}

function fileActs(days: ClockDays): Acts {
  const form = (content: string) => {
    const body = new FormData();
    body.append('arquivo', new Blob([content]), 'relogio.txt');
    return body;
  };
  /** Its header names another company than the one chosen. */
  const doubtful = async () => {
    const call = await days.as(helena);
    const content = form(`0000000001 ${randomInt(1_000_000_000)}`);
    const { id } = await call(files.sendClockFile, { body: content as never });
    const { sql } = await days.world();
    await sql("update task set state = 'confirming' where id = (select task_id from clock_file where id = $1)", [id]);
    return id;
  };
  /** A punch of a day of Maria's under a number that is nobody's. */
  const unknown = async () => {
    const { employment, day } = await days.open();
    const { sql } = await days.world();
    const identifier = String(randomInt(10_000_000_000, 99_999_999_999));
    await sql(
      `insert into punch (access_group_id, company_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
       select e.access_group_id, e.company_id, d.id, (select max(nsr) + 1 from punch where device_id = d.id), $2, ($3 || '-03')::timestamptz, $3::timestamp, -180, now(), 'file', 'A'
         from employment e join clock_device d on d.company_id = e.company_id and not d.own where e.id = $1 limit 1`,
      [employment, identifier, `${day} 18:00`],
    );
    return identifier;
  };
  return {
    sendClockFile: async () => {
      // of the same length, so that nothing but their content tells them apart
      const content = `0000000001 ${randomInt(1_000_000_000)}`;
      return either(helena, form(`${content}a`), form(`${content}b`), body => (call, idempotencyKey) => {
        return call(files.sendClockFile, { body: body as never, idempotencyKey });
      });
    },
    confirmClockFile: async () =>
      either(helena, await doubtful(), await doubtful(), id => (call, idempotencyKey) => {
        return call(files.confirmClockFile, { params: { id }, idempotencyKey });
      }),
    linkUnknown: async () => {
      const identificador = await unknown();
      const { maria } = await days.world();
      return either(helena, maria, await days.colleague(), idVinculo => (call, idempotencyKey) => {
        return call(files.linkUnknown, { params: { identificador }, body: { idVinculo }, idempotencyKey });
      });
    },
    makeClockFile: async () => {
      const { period: idPeriodo, companyId: idEmpresa } = await days.open();
      return either(helena, 'csv', 'xlsx', formato => (call, idempotencyKey) => {
        const body = { tipo: 'folha', idEmpresa, idPeriodo, formato } as const;
        return call(files.makeClockFile, { body, idempotencyKey });
      });
    },
  };
}

function scheduleActs(days: ClockDays): Acts {
  const form = () => ({ nome: named('Turno'), definicao: fortyHours });
  return {
    createWorkSchedule: async () =>
      either(helena, form(), form(), body => (call, idempotencyKey) => {
        return call(setup.createWorkSchedule, { body, idempotencyKey });
      }),
    changeWorkSchedule: async () => {
      const call = await days.as(helena);
      const { id } = await call(setup.createWorkSchedule, { body: form() });
      // in use, so that another one follows it
      const assigned = { idVinculos: [await days.colleague()], idHorario: id, aPartirDe: '2027-02-01' };
      await call(setup.assignSchedule, { body: assigned });
      return either(helena, named('Turno'), named('Turno'), nome => (by, idempotencyKey) => {
        const body = { id, nome, definicao: { ...fortyHours, works_holidays: true } };
        return by(setup.changeWorkSchedule, { body, idempotencyKey });
      });
    },
    assignSchedule: async () => {
      const { day, employment } = await days.open();
      const { scheduleId: idHorario } = await days.world();
      return either(helena, day, '2027-02-01', aPartirDe => (call, idempotencyKey) => {
        const body = { idVinculos: [employment], idHorario, aPartirDe };
        return call(setup.assignSchedule, { body, idempotencyKey });
      });
    },
  };
}

function ruleActs(days: ClockDays): Acts {
  const form = () => ({ nome: named('Regras'), tipo: 'individual' as const, aPartirDe: '2024-01-01', definicao });
  const made = async () => (await (await days.as(helena))(setup.createRuleSet, { body: form() })).id;
  const assigned = async () => {
    const { employment, day } = await days.open();
    return { idVinculos: [employment], idRegra: await made(), aPartirDe: day };
  };
  return {
    createRuleSet: async () =>
      either(helena, form(), form(), body => (call, idempotencyKey) => {
        return call(setup.createRuleSet, { body, idempotencyKey });
      }),
    addRuleVersion: async () => {
      const body = await assigned();
      await (await days.as(helena))(setup.assignRules, { body });
      const change = { id: body.idRegra, definicao };
      return either(helena, body.aPartirDe, '2027-02-01', aPartirDe => (call, idempotencyKey) => {
        return call(setup.addRuleVersion, { body: { ...change, aPartirDe }, idempotencyKey });
      });
    },
    assignRules: async () =>
      either(helena, await assigned(), await assigned(), body => (call, idempotencyKey) => {
        return call(setup.assignRules, { body, idempotencyKey });
      }),
  };
}

function holidayActs(days: ClockDays): Acts {
  const form = async () => {
    const { day: dia, companyId: idEmpresa } = await days.open();
    return { dia, idEmpresa, nome: 'Festa da cidade', tipo: 'empresa' } as const;
  };
  const made = async () => (await (await days.as(helena))(setup.createHoliday, { body: await form() })).id;
  return {
    createHoliday: async () =>
      either(helena, await form(), await form(), body => (call, idempotencyKey) => {
        return call(setup.createHoliday, { body, idempotencyKey });
      }),
    removeHoliday: async () =>
      either(helena, await made(), await made(), id => (call, idempotencyKey) => {
        return call(setup.removeHoliday, { params: { id }, idempotencyKey });
      }),
  };
}

function settingActs(days: ClockDays): Acts {
  const kind = () => ({ nome: named('Doação de sangue'), efeito: 'excuse' as const });
  return {
    createJustificationKind: async () =>
      either(helena, kind(), kind(), body => (call, idempotencyKey) => {
        return call(setup.createJustificationKind, { body, idempotencyKey });
      }),
    changeJustificationKind: async () => {
      const { id } = await (await days.as(helena))(setup.createJustificationKind, { body: kind() });
      return either(helena, named('Cartório'), named('Cartório'), nome => (call, idempotencyKey) => {
        return call(setup.changeJustificationKind, { body: { id, nome }, idempotencyKey });
      });
    },
    saveClockConfig: async () => {
      const { companyId: idEmpresa } = await days.world();
      return either(helena, 7, 8, diasResposta => (call, idempotencyKey) => {
        return call(setup.saveClockConfig, { params: { idEmpresa }, body: { diasResposta }, idempotencyKey });
      });
    },
  };
}
