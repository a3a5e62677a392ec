export const isAdmin = (user: { roles: readonly string[] } | null | undefined): boolean => user?.roles.includes('admin') ?? false
