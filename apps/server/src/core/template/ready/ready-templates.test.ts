import { ownFields } from '@cracha/contract/features/template/template.schemas.ts';
import { readTemplate, variablesOf } from '@cracha/contract/features/template/template-language.ts';
import { templateBody } from '@cracha/contract/features/template/template-tree.ts';
import { expect, it, test } from 'vitest';
import { drawTemplate } from '../draw-template.ts';
import { fillTemplate, sampleValues } from '../fill-template.ts';
import { readyTemplates } from './ready-templates.ts';

it('are eight, each with a key of its own', () => {
  expect(new Set(readyTemplates.map(({ key }) => key)).size).toBe(8);
});

test.each(readyTemplates.map(one => [one.key, one] as const))(
  '%s is right, names a law and prints whole',
  async (_, { title, body, fields }) => {
    expect(templateBody.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
    expect(ownFields.parse(fields)).toEqual(fields);
    const read = readTemplate(body, fields);
    expect(read.findings).toEqual([]);
    expect(JSON.stringify(body)).toMatch(/CLT, art|Lei nº/);
    const used = variablesOf(read);
    expect(fields.map(({ nome }) => `campo.${nome}`).filter(name => !used.includes(name))).toEqual([]);
    const filled = fillTemplate(read, fields, sampleValues(used, fields));
    expect(filled.missing).toEqual([]);
    const { pages } = await drawTemplate(filled, { title, numbered: true, pictureOf: () => undefined });
    expect(pages).toBeLessThanOrEqual(3);
  },
);
