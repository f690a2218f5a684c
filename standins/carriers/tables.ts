/** Faults of the built-in carriers. */
export type CarrierTrouble =
  | 'down'
  | 'slow'
  | 'twice'
  | 'address'
  | 'unknown'
  | 'late'
  | 'wordless';

export interface StandinCarrierLabelsTable {
  carrier: string;
  number: string;
  reference: string;
  made_at: Date;
}

export interface StandinCarrierTroublesTable {
  kind: CarrierTrouble;
}

export interface CarrierStandinTables {
  standin_carrier_labels: StandinCarrierLabelsTable;
  standin_carrier_troubles: StandinCarrierTroublesTable;
}
