import { crossIndustryInvoice, type DocumentSnapshot } from '../../rules/index.ts';
import type { PdfDocument } from './pdf-document.ts';

const NAME = 'factur-x.xml';
const SCHEMA = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Turns a PDF into a Factur-X: embeds the XML, and the metadata by which programs find it (INV-11). */
export function attachEInvoice({ doc }: PdfDocument, document: DocumentSnapshot): void {
  const day = new Date(`${document.issuedOn}T12:00:00Z`);
  doc.file(Buffer.from(crossIndustryInvoice(document)), attachment(day));
  doc.appendXML(description);
}

/** pdfkit supports the attachment relationship that PDF/A-3 requires; its type definitions do not. */
const attachment = (day: Date): PDFKit.Mixins.PDFAttachmentOptions & { relationship: 'Data' } => ({
  name: NAME,
  type: 'text/xml',
  description: 'Factur-X',
  relationship: 'Data',
  creationDate: day,
  modifiedDate: day,
});

const property = (name: string, about: string) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`;

/** A PDF/A must declare the schema of its own metadata. */
const description = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${SCHEMA}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${property('DocumentFileName', 'name of the embedded XML file')}
${property('DocumentType', 'INVOICE')}
${property('Version', 'version of the XML schema')}
${property('ConformanceLevel', 'profile of the XML')}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${SCHEMA}">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${NAME}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`;
