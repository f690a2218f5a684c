import { readdirSync, readFileSync } from 'node:fs';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '#platform/config-settings.ts';

/** What each kind of manifest is checked by: Kubernetes' own schema. */
const KINDS: Record<string, new (data: never) => { validate(): void }> = {
  'v1 ConfigMap': core.ConfigMap,
  'v1 Secret': core.Secret,
  'v1 Service': core.Service,
  'apps/v1 Deployment': apps.Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaling.HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': networking.Ingress,
  'policy/v1 PodDisruptionBudget': policy.PodDisruptionBudget,
};

const FOLDER = 'deploy/kubernetes';
// biome-ignore lint/suspicious/noExplicitAny: a manifest is checked by the schema of its kind
const manifests: any[] = readdirSync(FOLDER).flatMap((file) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return document.toJS();
  }),
);

test.each(manifests.map((one) => [`${one.apiVersion} ${one.kind}`, one.metadata.name, one]))(
  'the manifest %s %s is one Kubernetes takes',
  (kind, _, manifest) => {
    const Kind = KINDS[kind];
    if (!Kind) throw new Error(`No schema for ${kind}`);
    new Kind(manifest as never).validate();
  },
);

test('a manifest with a wrong field is refused, so the schemas do check', () => {
  const wrong = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'three' } };
  expect(() => new apps.Deployment(wrong as never).validate()).toThrow();
});

const names = new Set(Object.keys(settings.shape));
const unknownOf = (given: object) => Object.keys(given).filter((name) => !names.has(name));

test('manifests and compose files set nothing the shop does not read', () => {
  for (const { kind, data, stringData, spec } of manifests) {
    if (kind === 'ConfigMap') expect(unknownOf(data)).toEqual([]);
    if (kind === 'Secret') expect(unknownOf(stringData)).toEqual([]);
    if (kind !== 'Deployment') continue;
    for (const { env } of spec.template.spec.containers)
      expect(
        unknownOf(Object.fromEntries(env.map((one: { name: string }) => [one.name, one]))),
      ).toEqual([]);
  }
  for (const file of ['compose.yaml', 'deploy/compose.yaml']) {
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true });
    for (const [name, { environment }] of Object.entries<{ environment?: object }>(services))
      if (name !== 'database') expect(unknownOf(environment ?? {})).toEqual([]);
  }
});

test('Deployments lead their Service, budget and scaler to themselves, and probe what there is', () => {
  const of = (kind: string) => manifests.filter((one) => one.kind === kind);
  const labels = of('Deployment').map(({ spec }) => spec.template.metadata.labels);
  const isSelected = (selector: object) =>
    labels.some((one) => Object.entries(selector).every(([key, value]) => one[key] === value));
  for (const { spec } of of('Deployment')) expect(isSelected(spec.selector.matchLabels)).toBe(true);
  for (const { spec } of of('PodDisruptionBudget'))
    expect(isSelected(spec.selector.matchLabels)).toBe(true);
  for (const { spec } of of('Service')) expect(isSelected(spec.selector)).toBe(true);
  const deployments = of('Deployment').map(({ metadata }) => metadata.name);
  for (const { spec } of of('HorizontalPodAutoscaler'))
    expect(deployments).toContain(spec.scaleTargetRef.name);
  const services = of('Service').map(({ metadata }) => metadata.name);
  for (const { spec } of of('Ingress'))
    for (const { http } of spec.rules)
      for (const { backend } of http.paths) expect(services).toContain(backend.service.name);
  const web = of('Deployment').find(({ metadata }) => metadata.name === 'gamelle-web');
  const [shop] = web.spec.template.spec.containers;
  expect(shop.readinessProbe.httpGet.path).toBe('/readyz');
  expect(shop.livenessProbe.httpGet.path).toBe('/healthz');
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`EXPOSE ${shop.ports[0].containerPort}`);
});
