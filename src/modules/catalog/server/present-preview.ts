import type { Analysis, AnalysisPreview } from '../admin-contracts.ts';
import type { DocumentSource } from './document-source.ts';
import type { Figures } from './figures.ts';

const named = (rations: Figures['rations']) =>
  rations.map(({ label, ration }) => ({ label, ration }));

/** The figures of a label with another analysis, beside the current ones. */
export function presentPreview(
  { sku, label }: DocumentSource,
  { declaredEnergy }: Analysis,
  { computedEnergy, rations, warnings, problem }: Figures,
): AnalysisPreview {
  return {
    '@id': `/api/v2/admin/products/${sku}/analysis-previews`,
    '@type': 'AnalysisPreview',
    before: {
      energy: label?.declaredEnergy ?? label?.computedEnergy ?? null,
      computedEnergy: label?.computedEnergy ?? null,
      rations: named(label?.rations ?? []),
    },
    after: { energy: declaredEnergy ?? computedEnergy, computedEnergy, rations: named(rations) },
    warnings: [...warnings],
    problem,
  };
}
