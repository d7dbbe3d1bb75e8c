/** A role; one without a platform belongs to every platform. */
export interface PlatformRole {
  readonly roleId: string;
  readonly roleName: string;
  readonly platform?: string | null;
  readonly platformSub?: string | null;
}

const isOpenTo = (own: string | null | undefined, built: string | undefined): boolean =>
  !own || !built || own === built;

/** Returns the roles of a platform and its part; all roles when the build configures none. */
export const ofPlatform = (
  roles: readonly PlatformRole[],
  platform: string | undefined,
  platformSub: string | undefined,
): readonly PlatformRole[] =>
  roles.filter((role) => isOpenTo(role.platform, platform) && isOpenTo(role.platformSub, platformSub));
