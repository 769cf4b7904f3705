/** Text made safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

/** A plain page for engineers; its style is a file of its own, since the policy allows no inline styles. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

export const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}main{max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #8885}
code{font:13px ui-monospace,monospace}td.m{white-space:nowrap;font-weight:600}.planned{opacity:.65}pre{white-space:pre-wrap;margin:0}`;
