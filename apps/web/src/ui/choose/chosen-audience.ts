export interface ChosenWorker {
  id: string;
  nome: string;
  empresa: string;
  matricula: string;
}

/** To whom something goes, as it is chosen. */
export interface ChosenAudience {
  to: 'people' | 'filter';
  people: readonly ChosenWorker[];
  company: string;
  department: string;
  client: string;
}

export const nobody: ChosenAudience = { to: 'people', people: [], company: '', department: '', client: '' };

/** The filter as calls take it: what is empty is left out. */
export function filterOf({ company, department, client }: ChosenAudience) {
  return {
    ...(company !== '' && { idEmpresa: company }),
    ...(department !== '' && { lotacao: department }),
    ...(client !== '' && { tomador: client }),
  };
}
