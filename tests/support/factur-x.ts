import { readFileSync } from 'node:fs';
import { FacturX } from 'factur-x-kit';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const SCHEMA = 'node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd';

/** Violations of the official Factur-X schema, profile EN 16931; empty when valid. */
export function schemaProblems(xml: string): string[] {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA });
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    for (const one of [document, validator, schema]) one.dispose();
  }
}

/** Business rules of EN 16931 a document breaks, by their names (`BR-CO-17`), as factur-x-kit judges. */
export async function brokenRules(xml: string): Promise<string[]> {
  const judged = (await FacturX.fromXML(xml)).validate();
  if (judged.valid) return [];
  return (judged.errors ?? []).map(
    ({ message }) => /^\[([A-Z0-9-]+)\]/.exec(message)?.[1] ?? message,
  );
}
