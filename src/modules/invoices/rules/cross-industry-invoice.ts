import type { Cents } from '#kit/money.ts';
import { ownValue } from '#kit/own-value.ts';
import type { DocumentLine, DocumentSnapshot, Party, Seller } from './snapshot.ts';

/**
 * UNTDID 1001: document type; 4461: payment means, a transfer without account number (BR-61); 5305:
 * VAT category, standard or zero rate.
 */
const TYPE = { invoice: '380', credit_note: '381' } as const;
const MEANS: Readonly<Record<string, string>> = {
  card: '48',
  paypal: '68',
  bank_transfer: 'ZZZ',
  cheque: '20',
};
const categoryOf = (rate: number) => (rate === 0 ? 'Z' : 'S');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const tag = (name: string, value: string | null, attributes = '') =>
  value ? `<ram:${name}${attributes}>${escaped(value)}</ram:${name}>` : '';
const group = (name: string, ...parts: string[]) => `<ram:${name}>${parts.join('')}</ram:${name}>`;
const date = (name: string, day: string) =>
  `<ram:${name}><udt:DateTimeString format="102">${day.replaceAll('-', '')}</udt:DateTimeString></ram:${name}>`;
/** Cents in the decimal format of EN 16931: `12.05`. */
const amount = (cents: Cents) => (cents / 100).toFixed(2);
const percent = (rate: number) => (rate / 100).toFixed(2);

/** The document as a Cross Industry Invoice of profile EN 16931: the XML embedded in a Factur-X (INV-11). */
export function crossIndustryInvoice(document: DocumentSnapshot): string {
  const { kind, number, issuedOn, orderNumber, shippedOn, seller, buyer, delivery } = document;
  const header = group(
    'ApplicableHeaderTradeAgreement',
    sellerParty(seller),
    group(
      'BuyerTradeParty',
      tag('Name', buyer.company ?? buyer.name),
      address(buyer),
      buyer.vatNumber ? taxNumber(buyer.vatNumber) : '',
    ),
    group('BuyerOrderReferencedDocument', tag('IssuerAssignedID', orderNumber)),
  );
  const shipping = group(
    'ApplicableHeaderTradeDelivery',
    group('ShipToTradeParty', tag('Name', delivery.company ?? delivery.name), address(delivery)),
    group('ActualDeliverySupplyChainEvent', date('OccurrenceDateTime', shippedOn)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
    ' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    '<rsm:ExchangedDocumentContext>',
    group('GuidelineSpecifiedDocumentContextParameter', tag('ID', 'urn:cen.eu:en16931:2017')),
    '</rsm:ExchangedDocumentContext><rsm:ExchangedDocument>',
    tag('ID', number),
    tag('TypeCode', TYPE[kind]),
    date('IssueDateTime', issuedOn),
    document.reason ? group('IncludedNote', tag('Content', document.reason)) : '',
    '</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>',
    ...document.lines.map(tradeLine),
    header,
    shipping,
    settlement(document),
    '</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>',
  ].join('');
}

/** The net amount of the line is exact; the unit price gets as many decimals as it needs. */
function tradeLine(line: DocumentLine, index: number): string {
  const price = (line.net / 100 / line.quantity).toFixed(6);
  const quantity = `<ram:BilledQuantity unitCode="C62">${line.quantity}</ram:BilledQuantity>`;
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', tag('LineID', String(index + 1))),
    group(
      'SpecifiedTradeProduct',
      tag('SellerAssignedID', line.code),
      tag('Name', line.name),
      tag('Description', line.detail),
    ),
    group(
      'SpecifiedLineTradeAgreement',
      group('NetPriceProductTradePrice', tag('ChargeAmount', price)),
    ),
    group('SpecifiedLineTradeDelivery', quantity),
    group(
      'SpecifiedLineTradeSettlement',
      group('ApplicableTradeTax', tag('TypeCode', 'VAT'), ...taxed(line.rate)),
      group(
        'SpecifiedTradeSettlementLineMonetarySummation',
        tag('LineTotalAmount', amount(line.net)),
      ),
    ),
  );
}

const taxed = (rate: number) => [
  tag('CategoryCode', categoryOf(rate)),
  tag('RateApplicablePercent', percent(rate)),
];

function settlement(document: DocumentSnapshot): string {
  const { rates, total, currency, payment } = document;
  const earlier = document.corrects ?? document.replaces;
  const net = rates.reduce((all, rate) => all + rate.net, 0);
  const inCurrency = ` currencyID="${currency}"`;
  const isPaid = payment.paidOn !== null;
  return group(
    'ApplicableHeaderTradeSettlement',
    tag('InvoiceCurrencyCode', currency),
    group(
      'SpecifiedTradeSettlementPaymentMeans',
      tag('TypeCode', ownValue(MEANS, payment.method) ?? '1'),
    ),
    ...rates.map(({ rate, net: basis, vat }) =>
      group(
        'ApplicableTradeTax',
        tag('CalculatedAmount', amount(vat)),
        tag('TypeCode', 'VAT'),
        tag('BasisAmount', amount(basis)),
        ...taxed(rate),
      ),
    ),
    isPaid ? '' : group('SpecifiedTradePaymentTerms', tag('Description', payment.method)),
    group(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      tag('LineTotalAmount', amount(net)),
      tag('TaxBasisTotalAmount', amount(net)),
      tag('TaxTotalAmount', amount(total - net), inCurrency),
      tag('GrandTotalAmount', amount(total)),
      tag('TotalPrepaidAmount', amount(isPaid ? total : 0)),
      tag('DuePayableAmount', amount(isPaid ? 0 : total)),
    ),
    earlier ? group('InvoiceReferencedDocument', tag('IssuerAssignedID', earlier.number)) : '',
  );
}

function sellerParty(seller: Seller): string {
  return group(
    'SellerTradeParty',
    tag('Name', seller.name),
    tag('Description', `${seller.form}, ${seller.register}`),
    group('SpecifiedLegalOrganization', tag('ID', seller.siren, ' schemeID="0002"')),
    address({ ...seller, street2: null }),
    taxNumber(seller.vatNumber),
  );
}

const taxNumber = (number: string) =>
  group('SpecifiedTaxRegistration', tag('ID', number, ' schemeID="VA"'));

const address = (place: Omit<Party, 'name' | 'company'>) =>
  group(
    'PostalTradeAddress',
    tag('PostcodeCode', place.postcode),
    tag('LineOne', place.street),
    tag('LineTwo', place.street2),
    tag('CityName', place.city),
    tag('CountryID', place.countryCode),
  );
