export function Screen() { return <h1>…</h1>; }
