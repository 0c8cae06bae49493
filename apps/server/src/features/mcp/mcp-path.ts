/** Where assistants find the tools: Streamable HTTP of the Model Context Protocol. */
export const MCP_PATH = '/mcp';
