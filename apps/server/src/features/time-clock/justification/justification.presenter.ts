import type { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Month } from '#core/clock/month/month-of.ts';
import type { JustificationState } from '#core/clock/states/justification-moves.ts';
import type { Justification, KeptFile, Message } from './justification.queries.ts';

type Calls = typeof clockJustificationContract;
export type JustificationWire = ResponseSent<Calls['justifications']>['items'][number];

export const justificationWords = {
  pending: 'pendente',
  returned: 'devolvida',
  sending: 'enviando',
  approved: 'aprovada',
  denied: 'negada',
  finished: 'finalizada',
  canceled: 'cancelada',
} as const satisfies Record<JustificationState, JustificationWire['status']>;

export function justificationStateIn(wire: JustificationWire['status'] | undefined): JustificationState | undefined {
  const states: JustificationState[] = ['pending', 'returned', 'sending', 'approved', 'denied', 'finished', 'canceled'];
  return states.find(state => justificationWords[state] === wire);
}

/** Of health a manager reads days alone, and that HR has the proof (decision 15). */
export function presentJustification(one: Justification, can: string[], isManager: boolean): JustificationWire {
  const isHidden = isManager && one.medical;
  return {
    ...{ id: one.id, idPonto: one.timesheet_id, idVinculo: one.employment_id, empresa: one.company ?? '' },
    ...{ nomeEmpregado: one.worker_name, lotacao: one.department, data: one.day },
    tipo: one.type === 'day' ? 'dia' : 'periodo',
    origem: one.source === 'manual' ? 'manual' : 'justificativa',
    ...{ ocorrencia: one.occurrence, justificativa: isHidden ? null : one.kind, efeito: one.effect },
    motivo: isHidden ? null : one.words,
    comprovanteComRh: isHidden,
    periodos: one.periods.map(([entrada, saida]) => ({ entrada, saida })),
    hora: one.hour,
    sentido: one.direction === null ? null : one.direction === 'in' ? 'entrada' : 'saida',
    ...{ observacao: isHidden ? null : one.note, dias: one.days, status: justificationWords[one.state] },
    ...{ dataSolicitacao: one.made_at.toISOString(), decididaEm: one.decided_at?.toISOString() ?? null },
    ...{ falhaEnvio: one.port_failure !== null, razao: one.reason, versao: one.version, arquivos: one.files, can },
  };
}

interface Parts {
  can: string[];
  files: readonly KeptFile[];
  messages: readonly Message[];
  month: Month;
  names: ReadonlyMap<string, string>;
  reader: { personId: string; isManager: boolean };
}

export function presentDetail(one: Justification, parts: Parts): ResponseSent<Calls['justification']> {
  const { files, messages, month, names, reader } = parts;
  const day = month.days.find(({ date }) => date === one.day);
  const isHidden = reader.isManager && one.medical;
  return {
    ...presentJustification(one, parts.can, reader.isManager),
    crm: isHidden ? null : one.crm,
    feitaPor: names.get(one.made_by) ?? null,
    decididaPor: one.decided_by === null ? null : (names.get(one.decided_by) ?? null),
    anexos: files.map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
    mensagens: (isHidden ? [] : messages).map(({ at, by_person, by_name, message }) => ({
      ...{ em: at.toISOString(), por: by_name ?? '', minha: by_person === reader.personId, texto: message },
    })),
    dia: day
      ? {
          horario: day.plan,
          entrada: [...day.pairs.map(([begin]) => begin.slice(11)), ...day.unpaired.map(at => at.slice(11))],
          saida: day.pairs.map(([, end]) => end.slice(11)),
          ocorrencias: reader.isManager
            ? day.occurrences.map(code => (code.startsWith('leave') ? 'leave' : code))
            : day.occurrences,
          ...{ previsto: day.expected, trabalhadas: day.worked },
        }
      : null,
    outrasFaltas: month.totals.absence_days,
    saldo: month.totals.balance_current,
  };
}
