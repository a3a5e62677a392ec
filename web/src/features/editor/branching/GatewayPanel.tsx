export const GatewayPanel = (_: { questionId: string }) => null
