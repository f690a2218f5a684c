export interface StandinRelayFaultsTable {
  kind: 'down' | 'slow' | 'closed' | 'holiday';
  /** Empty when the whole network is meant. */
  point: string;
}

export interface RelayNetworkTables {
  standin_relay_troubles: StandinRelayFaultsTable;
}
