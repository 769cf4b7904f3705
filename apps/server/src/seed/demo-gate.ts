import { type ClockCompany, type ClockMonth, type ClockWorker, DemoClock, plus, workingDay } from './draw-clock.ts';

/** Who marks at the gate and is in no record: an invented number with its two right digits. */
const unknownCpf = '11144477735';
const hours = ['08:00', '12:00', '13:00', '17:00'];

/** The day of the second month in which one worker marked at the gate instead of inside. */
export function gateDay(second: ClockMonth): string {
  return workingDay(second, 3);
}

/**
 * The file of the clock at the gate, as a bad memory card gives it back: a worker's day and two of somebody unknown that can be
 * read, one line cut short, one of an hour that isn't and one of noise.
 */
export async function gateFile(company: ClockCompany, worker: ClockWorker, second: ClockMonth): Promise<Uint8Array> {
  const day = gateDay(second);
  const marks = [
    ...hours.map(hour => ({ local: `${day}T${hour}`, cpf: worker.cpf })),
    ...[workingDay(second, 4), workingDay(second, 5)].flatMap(other =>
      hours.map(hour => ({ local: `${other}T${hour}`, cpf: unknownCpf })),
    ),
    ...hours.slice(0, 2).map(hour => ({ local: `${plus(day, 20)}T${hour}`, cpf: unknownCpf })),
  ];
  const whole = Buffer.from(await new DemoClock(company, '512025000085').draw(second, marks)).toString('latin1');
  const lines = whole.split('\r\n');
  const [cut, wrong] = [marks.length - 1, marks.length];
  lines[cut] = lines[cut]?.slice(0, 30) ?? '';
  lines[wrong] = lines[wrong]?.replace('T12:00', 'T25:00') ?? '';
  lines.splice(wrong + 1, 0, '#'.repeat(40));
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
