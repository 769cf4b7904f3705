import { expect, it } from 'vitest';
import { readMarks, writeMarks } from './rich-marks.ts';
import { cleanRichText, plainText, readRichText, writeRichText } from './rich-text.ts';

it.each([
  ['<p>Olá <strong>todos</strong></p>', '<p>Olá <strong>todos</strong></p>'],
  ['<p onclick="x()" style="color:red">Olá</p>', '<p>Olá</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<scr<script></script>ipt>alert(1)</script>b', 'b'],
  ['<script>alert(1)', ''],
  ['<svg onload=alert(1)><p>a</p></svg>b', 'b'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
  ['<a href="http://a.b">x</a>', 'x'],
  ['<a href="https://a.b/c?d=1&amp;e=2" target="_top">x</a>', '<a href="https://a.b/c?d=1&amp;e=2">x</a>'],
  ['<a href="https://a.b/&quot; onmouseover=&quot;x">x</a>', 'x'],
  ['<style>p{}</style><!-- <p>hidden</p> -->a', 'a'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['</p></strong>a<b>b', 'a<strong>b</strong>'],
  ['a\u202eb\u200bc&#8238;d', 'abcd'],
  ['<p/onclick=x>a</p>', '<p>a</p>'],
])('%s is kept as %s, and as the same when it is cleaned again', (given, kept) => {
  expect(cleanRichText(given)).toBe(kept);
  expect(cleanRichText(kept)).toBe(kept);
});

it('of ten thousand nested tags is a text of a few', () => {
  const kept = cleanRichText(`${'<p>'.repeat(10_000)}a`);
  expect(kept.length).toBeLessThan(200);
  expect(plainText(readRichText(kept)).trim()).toBe('a');
});

it('what is typed comes back as it was', () => {
  const typed =
    '## Festa\n\nVenham **todos** ao [mapa](https://mapa.test/x).\nÀs _oito_.\n\n- um\n- dois\n\n1. antes\n2. depois';
  const markup = writeRichText(readMarks(typed));
  expect(markup).toBe(
    '<h2>Festa</h2><p>Venham <strong>todos</strong> ao <a href="https://mapa.test/x">mapa</a>.<br>Às <em>oito</em>.</p><ul><li>um</li><li>dois</li></ul><ol><li>antes</li><li>depois</li></ol>',
  );
  expect(cleanRichText(markup)).toBe(markup);
  expect(writeMarks(readRichText(markup))).toBe(typed);
});

it('markup that is typed stays words', () => {
  expect(writeRichText(readMarks('<script>a</script> [x](javascript:b) a_b_c'))).toBe(
    '<p>&lt;script&gt;a&lt;/script&gt; [x](javascript:b) a_b_c</p>',
  );
});
