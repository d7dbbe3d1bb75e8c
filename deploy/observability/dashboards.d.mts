export interface DashboardDeclaration {
  readonly uid: string;
  readonly title: string;
  readonly rows: readonly {
    readonly title: string;
    readonly panels: readonly {
      readonly title: string;
      readonly source?: 'prometheus' | 'loki';
      readonly queries: Readonly<Record<string, string>>;
    }[];
  }[];
}
export const dashboards: readonly DashboardDeclaration[];
export function grafanaDashboard(dashboard: DashboardDeclaration): object;
