/** An address that keeps where the person wanted to go. */
export function keeping(path: string): (redirect?: string) => string {
  return redirect => at(path, { redirect });
}

export function at(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
