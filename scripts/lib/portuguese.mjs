// The settled words of the Portuguese texts (docs/GLOSSARY.md): what is said in another way is told where it stands.

const settled = [
  [/\bganhos?\b/i, 'proventos; to a worker "o que você ganhou"'],
  [/\b(vencimentos|vencimento (da verba|ou desconto)|verba de vencimento)\b/i, 'proventos'],
  [/\brubricas?\b/i, 'verba'],
  [/\bcargos?\b/i, 'função'],
  [/^Local$|\bsetor(es)?\b/i, 'lotação'],
  [
    /\b(dia|data) do (crédito|pagamento)\b/i,
    'Pagamento of a payslip, Crédito of a benefit; in a sentence "dia de pagamento"',
  ],
  [
    /\b(desabilit|habilit|desativ|deslig|ligar)\w*( o)? acesso\b|\bacessos? (des)?(abilit|habilit|ativ|lig)ad/i,
    'bloquear or liberar acesso',
  ],
  [/\b(tirar|tire|tirou|tirad[oa]s?)\b/i, 'remover from a list, excluir a record, recolher a publication'],
  [/\b(retirar|retire|retirou|retirad[oa]s?)\b/i, 'remover from a list, excluir a record, recolher a publication'],
  [/\b(apagar|apague|apagou|apagad[oa]s?)\b/i, 'excluir'],
  [/\bportal\b/i, 'Crachá'],
  [/\b(primeira|segunda|1ª|2ª) parte do 13|13º, (primeira|segunda) parte\b/i, '13º, 1ª parcela'],
  [/\blimp[oa]s?\b/i, 'sem dúvida; of an act "prontos"'],
  [/se calculam/i, 'são somados automaticamente'],
  [/resposta é final/i, 'depois de enviar, não dá para mudar'],
  [/^O que (aumentou|diminuiu)$/, 'O que ajudou, O que reduziu'],
  [/^Que código/, 'Qual código'],
  [/^Fazer (cartas?|comprovante)/, 'Gerar'],
  [/CPF escondido/, 'CPF parcial'],
  [/^Como termina\?$/, 'Qual é o desfecho?'],
  [/^Contratação$|^Regime$/, 'Tipo de contrato'],
  [/^Ligar ou desligar/, 'Mostrar ou esconder'],
  [/\bpropaganda\b/i, 'ofertas'],
  [/Começou a ajuda/, 'Suporte entrou'],
  [/\bEspelhos?\b(?! de ponto)/, 'Espelho de ponto'],
  [/public\w* sozinh/i, 'publicar automaticamente'],
  [/\bcolaborador/i, 'trabalhador'],
];

/** The Portuguese of a file of texts that says a settled word in another way, each with the word to use. */
export function unsettledWords(path, source) {
  return portugueseOf(path, source).flatMap(text =>
    settled.filter(([pattern]) => pattern.test(text)).map(([, use]) => ({ text, use })),
  );
}

/** The literals of the first column of rows, of the first argument of `said`, or of a whole file in Portuguese. */
function portugueseOf(path, source) {
  if (/pt-BR/.test(path)) return literalsOf(source);
  const begins = [...source.matchAll(/(?:: \[|\bsaid\()\s*/g)].map(match => match.index + match[0].length);
  return begins.flatMap(at => literalsOf(source.slice(at, endOfFirst(source, at))));
}

function literalsOf(code) {
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    (plain ?? template).replace(/\$\{[^}]*\}/g, '…'),
  );
}

/** Where the first element of a list ends: at the comma or bracket that belongs to no inner one. */
function endOfFirst(code, from) {
  let depth = 0;
  let quote = '';
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at];
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (`'"\``.includes(sign)) quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && depth > 0) depth -= 1;
    else if (depth === 0 && ',)]'.includes(sign)) return at;
  }
  return code.length;
}
