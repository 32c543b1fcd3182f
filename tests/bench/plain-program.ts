import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/hipocampo-bench/', import.meta.url));

/**
 * Compiles a program of this folder that imports packages only, and gives its path. What is measured, and what measures
 * it, runs as plain JavaScript as the service does: a loader at run time would cost the one side and not the other.
 */
export function plainProgram(name: string): string {
  const source = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}${name}.mjs`;
  writeFileSync(path, outputText);
  return path;
}
