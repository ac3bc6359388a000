/** Figures with a target and a verdict: what `npm run bench` and `npm run faults` print and write down. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { machineNow } from './machine-date.ts';

/** One figure, held against its target. */
export type Figure = {
  /** What is measured ("product page, requests against bare node:http"). */
  figure: string;
  value: number;
  /** `ms`, `MB`, `×`, `kB`, …; empty for a count. */
  unit: string;
  /** Null: no target; it is reported because it explains another figure. */
  target: { atMost: number } | { atLeast: number } | { exactly: number } | null;
};

/** A reported figure: its row, and whether it meets its target. */
export type JudgedFigure = Figure & { row: string; verdict: 'met' | 'missed' | '–' };

/** Whether a figure meets its target. */
export function verdictOf({ value, target }: Figure): JudgedFigure['verdict'] {
  if (target === null) return '–';
  if ('exactly' in target) return value === target.exactly ? 'met' : 'missed';
  return ('atMost' in target ? value <= target.atMost : value >= target.atLeast) ? 'met' : 'missed';
}

/** Prints a table, one line a figure. */
export function printFigures(figures: readonly JudgedFigure[]): void {
  const lines = [
    ['', 'figure', 'value', 'target', 'verdict'],
    ...figures.map((figure) => [figure.row, figure.figure, inWords(figure.value, figure.unit), targetOf(figure), figure.verdict]),
  ];
  const widths = lines[0]!.map((_cell, column) => Math.max(...lines.map((line) => line[column]!.length)));
  console.log();
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

/** Writes a run down, as `latest.json` and under its time, and says how it went. */
export function writeReport(folder: string, { results, failures }: { results: readonly JudgedFigure[]; failures: readonly string[] }): void {
  mkdirSync(folder, { recursive: true });
  const report = {
    at: machineNow().toISOString(),
    machine: { cpus: cpus().length, model: cpus()[0]?.model, memoryGb: Math.round(totalmem() / 2 ** 30) },
    node: process.version,
    results,
    failures,
  };
  for (const name of ['latest', report.at.replaceAll(':', '-')]) writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  const count = (verdict: string) => results.filter((result) => result.verdict === verdict).length;
  console.log(`\n${count('met')} met, ${count('missed')} missed, ${failures.length} not measured; ${folder}/latest.json`);
}

function targetOf({ target, unit }: Figure): string {
  if (target === null) return '';
  if ('exactly' in target) return `= ${inWords(target.exactly, unit)}`;
  return 'atMost' in target ? `≤ ${inWords(target.atMost, unit)}` : `≥ ${inWords(target.atLeast, unit)}`;
}

function inWords(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}
