import { cnpjInFull } from '../base/formats.ts';

/** `268.27649.96-0` and its like, once whole; what is being typed stays as it is. */
export function masked(kind: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  // one that is told in part stays as it is told
  if (kind === 'cpf')
    return text.includes('*') ? text : digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') || text;
  if (kind === 'pis') return digits.replace(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4') || text;
  if (kind === 'cnpj') return cnpjInFull(text.toUpperCase().replace(/[.\-/\s]/g, ''));
  if (kind === 'cnae') return digits.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3') || text;
  if (kind === 'cbo') return digits.replace(/^(\d{4})(\d{2})$/, '$1-$2') || text;
  if (kind === 'cep') return digits.replace(/^(\d{5})(\d{3})$/, '$1-$2') || text;
  if (kind === 'phone' || kind === 'cellPhone')
    return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') || text;
  return text;
}
