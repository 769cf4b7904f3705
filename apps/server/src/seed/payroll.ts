/** A line of a demo payslip, in integer centavos. */
export interface PayrollLine {
  code: string;
  description: string;
  reference: string;
  earnings?: number;
  deductions?: number;
}

export interface Payslip {
  lines: PayrollLine[];
  totalEarnings: number;
  totalDeductions: number;
  net: number;
  salary: number;
  inssBase: number;
  irrfBase: number;
  fgts: number;
  irrfRate: string;
}

// Upper limits in centavos and rates in tenths of a per cent: Portaria MPS/MF 6/2025 and 13/2026.
const inssBrackets: Record<number, [limit: number, rate: number][]> = {
  2025: [
    [151800, 75],
    [279388, 90],
    [419083, 120],
    [815741, 140],
  ],
  2026: [
    [162100, 75],
    [290284, 90],
    [435427, 120],
    [847555, 140],
  ],
};

/** INSS of an employee, by brackets, the sum rounded once. */
function inss(base: number, year: number): number {
  let sum = 0;
  let from = 0;
  for (const [limit, rate] of inssBrackets[year] ?? inssBrackets[2026] ?? []) {
    sum += Math.max(0, Math.min(base, limit) - from) * rate;
    from = limit;
  }
  return Math.round(sum / 1000);
}

// Lei 15.191/2025: limit, rate in tenths of a per cent, deduction.
const irrfBrackets: [limit: number, rate: number, deduction: number][] = [
  [242880, 0, 0],
  [282665, 75, 18216],
  [375105, 150, 39416],
  [466468, 225, 67549],
  [Number.POSITIVE_INFINITY, 275, 90873],
];

/** IRRF of a month with the simplified discount, and from 2026 the reduction on the gross (Lei 15.270/2025, art. 3º-A). */
function irrf(gross: number, inssValue: number, year: number): { base: number; value: number; rate: string } {
  const base = gross - Math.max(inssValue, 60720);
  const [, rate = 0, deduction = 0] = irrfBrackets.find(([limit]) => base <= limit) ?? [];
  const tax = Math.max(0, Math.round((base * rate) / 1000 - deduction));
  const reduction = year < 2026 || gross > 735000 ? 0 : gross <= 500000 ? 31289 : Math.round(97862 - 0.133145 * gross);
  return {
    base,
    value: Math.max(0, tax - reduction),
    rate: `${Math.floor(rate / 10)},${(rate % 10) * 10}`.padEnd(4, '0'),
  };
}

/** A worker of the demo: salary in centavos, what is always there, and how overtime varies by month. */
export interface DemoContract {
  salary: number;
  overtimeHours: (month: number) => number;
  healthPlan: number;
  transport: boolean;
}

/** One month's payslip of a demo contract: the same for the same month, always closing to the cent. */
export function payslipOf(contract: DemoContract, year: number, month: number): Payslip {
  const hours = contract.overtimeHours(month);
  const overtime = Math.round((contract.salary / 220) * 1.5 * hours);
  const rest = Math.round(overtime / 6);
  const gross = contract.salary + overtime + rest;
  const inssValue = inss(gross, year);
  const tax = irrf(gross, inssValue, year);
  const lines: PayrollLine[] = [
    { code: '001', description: 'SALÁRIO MENSAL', reference: '30,00', earnings: contract.salary },
    ...(hours > 0
      ? [
          { code: '150', description: 'HORAS EXTRAS 50%', reference: `${hours},00`, earnings: overtime },
          { code: '250', description: 'DSR SOBRE HORAS EXTRAS', reference: '', earnings: rest },
        ]
      : []),
    { code: '998', description: 'INSS', reference: '', deductions: inssValue },
    ...(tax.value > 0
      ? [{ code: '999', description: 'IMPOSTO DE RENDA', reference: tax.rate, deductions: tax.value }]
      : []),
    ...(contract.transport
      ? [
          {
            code: '410',
            description: 'VALE-TRANSPORTE',
            reference: '6,00',
            deductions: Math.round(contract.salary * 0.06),
          },
        ]
      : []),
    { code: '430', description: 'PLANO DE SAÚDE', reference: '', deductions: contract.healthPlan },
  ];
  const sum = (side: 'earnings' | 'deductions') => lines.reduce((total, line) => total + (line[side] ?? 0), 0);
  const [totalEarnings, totalDeductions] = [sum('earnings'), sum('deductions')];
  return {
    lines,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
    salary: contract.salary,
    inssBase: gross,
    irrfBase: tax.base,
    fgts: Math.round(gross * 0.08),
    irrfRate: tax.rate,
  };
}
