/** Returns a template with its captures filled in, once for each item of an enumeration; captures that are absent leave nothing, nor a comma before them. */
export function filled(template: string, values: Readonly<Record<string, unknown>>): string[] {
  const listed = Object.entries(values).find(([name, value]) => Array.isArray(value) && template.includes(`{${name}}`));
  const [name, items] = listed ?? [];
  if (name !== undefined)
    return (items as readonly string[]).flatMap((item) => filled(template, { ...values, [name]: item }));
  return [
    template
      .replace(/\{(\w+)\}/g, (_, capture: string) => textOf(values[capture]))
      .replace(/\s+/g, ' ')
      .replace(/(?: ?,)+(?= ?,| ?$)/g, '')
      .replace(/ (?=[,.;:])/g, '')
      .trim(),
  ];
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return String(value);
}
